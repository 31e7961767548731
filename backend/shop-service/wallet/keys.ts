/** Keys for the passes of wallets, read from the files that Apple and Google give an operator. */
import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto"
import { Redacted } from "effect"

/** Signs passes for Apple Wallet. */
export interface AppleKeys {
  /** PEM. */
  readonly certificate: string
  readonly privateKey: Redacted.Redacted
  /** Apple's certificate that issued it. */
  readonly intermediate: string
  readonly passTypeIdentifier: string
  readonly teamIdentifier: string
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** Signs links that add a pass to Google Wallet. */
export interface GoogleKeys {
  readonly issuerId: string
  readonly account: string
  readonly privateKey: Redacted.Redacted<KeyObject>
}

export interface WalletKeys {
  /** null: no such pass is offered. */
  readonly apple: AppleKeys | null
  readonly google: GoogleKeys | null
}

const blocksIn = (pem: string): ReadonlyArray<string> =>
  pem.match(/-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g) ?? []

/** Returns a part of a certificate's subject, such as its `OU`. */
const partOf = ({ subject }: X509Certificate, name: string): string | undefined =>
  new RegExp(`^${name}=(.+)$`, "m").exec(subject ?? "")?.[1]

/** Returns the private key; undefined if it cannot be read, as an encrypted one. */
const privateKeyIn = (pem: string): KeyObject | undefined => {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

/** Reads a PEM file with a pass type's certificate, its private key and the certificate of its issuer, in any order. */
export const readAppleKeys = (pem: string): AppleKeys => {
  const blocks = blocksIn(pem)
  const keyText = blocks.find((block) => block.includes("PRIVATE KEY-----")) ?? ""
  const key = privateKeyIn(keyText)
  if (key === undefined) throw new Error("It has no private key that can be read without a password.")
  const certificates = blocks
    .filter((block) => block.includes("BEGIN CERTIFICATE"))
    .map((text) => ({ text, read: new X509Certificate(text) }))
  const own = certificates.find(({ read }) => partOf(read, "UID")?.startsWith("pass."))
  if (own === undefined)
    throw new Error("It has no certificate of a pass type, with UID=pass.… in its subject.")
  const passTypeIdentifier = partOf(own.read, "UID") ?? ""
  if (!own.read.checkPrivateKey(key))
    throw new Error(`Its private key is not that of the certificate of ${passTypeIdentifier}.`)
  const issuer = certificates.find(
    ({ read }) => read !== own.read && own.read.checkIssued(read) && own.read.verify(read.publicKey)
  )
  if (issuer === undefined)
    throw new Error(`It has no certificate of the issuer of ${passTypeIdentifier}: "${own.read.issuer}".`)
  return {
    certificate: own.text,
    privateKey: Redacted.make(keyText),
    intermediate: issuer.text,
    passTypeIdentifier,
    teamIdentifier: partOf(own.read, "OU") ?? "",
    endsAt: own.read.validToDate.getTime()
  }
}

/** Reads the JSON key of a service account, as Google offers it for download. */
export const readGoogleKeys = (json: string, issuerId: string): GoogleKeys => {
  let given: { readonly client_email?: unknown; readonly private_key?: unknown } | null
  try {
    given = JSON.parse(json)
  } catch {
    throw new Error("It is not the JSON key of a service account.")
  }
  const { client_email: account, private_key: pem } = given ?? {}
  const key = typeof pem === "string" ? privateKeyIn(pem) : undefined
  if (typeof account !== "string" || key?.asymmetricKeyType !== "rsa")
    throw new Error("It needs `client_email`, and an RSA key in `private_key`.")
  return { issuerId, account, privateKey: Redacted.make(key) }
}
