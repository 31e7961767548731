/**
 * Addresses of a bought ticket that need no login: the inspector's check, and the driver's passes for wallets. Signed, so
 * that nobody can name tickets of others; the two by different signatures, since a proof shows the first to anybody.
 */
import { createHmac } from "node:crypto"
import { Redacted } from "effect"
import { canonical, isGood, type SealContext } from "./seal.ts"

interface SignedItem {
  readonly orderId: string
  readonly position: number
}

type Kind = "check" | "pass"

type Keys = Pick<SealContext, "key" | "otherKey">

export const checkPath = "/v1/ticket-check/:orderId/:position/:signature"
export const passPath = "/v1/ticket-pass/:orderId/:position/:signature/:wallet"

/** 132 bits: short enough for a code that a phone reads from another one. */
const signatureOf = (kind: Kind, { orderId, position }: SignedItem, key: Redacted.Redacted): string =>
  createHmac("sha256", Redacted.value(key))
    .update(canonical({ kind, orderId, position }))
    .digest("base64url")
    .slice(0, 22)

const pathOf = (kind: Kind, item: SignedItem, key: Redacted.Redacted): string =>
  `/v1/ticket-${kind}/${item.orderId}/${item.position}/${signatureOf(kind, item, key)}`

export const checkPathOf = (item: SignedItem, key: Redacted.Redacted): string => pathOf("check", item, key)

/** Returns the address of the passes, without the name of the wallet. */
export const passPathOf = (item: SignedItem, key: Redacted.Redacted): string => pathOf("pass", item, key)

const isSigned =
  (kind: Kind) =>
  (item: SignedItem, signature: string, keys: Keys): boolean =>
    isGood(signature, keys, (key) => signatureOf(kind, item, key))

export const isSignedCheck = isSigned("check")
export const isSignedPass = isSigned("pass")
