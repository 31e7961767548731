/** Address by which an inspector checks a bought ticket: signed, so that nobody can name tickets of others. */
import { createHmac } from "node:crypto"
import { Redacted } from "effect"
import { canonical, isGood, type SealContext } from "./seal.ts"

interface CheckedItem {
  readonly orderId: string
  readonly position: number
}

export const checkPath = "/v1/ticket-check/:orderId/:position/:signature"

/** 132 bits: short enough for a code that a phone reads from another one. */
const signatureOf = ({ orderId, position }: CheckedItem, key: Redacted.Redacted): string =>
  createHmac("sha256", Redacted.value(key))
    .update(canonical({ kind: "check", orderId, position }))
    .digest("base64url")
    .slice(0, 22)

export const checkPathOf = (item: CheckedItem, key: Redacted.Redacted): string =>
  `/v1/ticket-check/${item.orderId}/${item.position}/${signatureOf(item, key)}`

export const isSignedCheck = (
  item: CheckedItem,
  signature: string,
  keys: Pick<SealContext, "key" | "otherKey">
): boolean => isGood(signature, keys, (key) => signatureOf(item, key))
