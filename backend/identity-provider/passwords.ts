/** Passwords: the rules, shown to a driver before typing one, and scrypt for storing them. */
import { randomBytes, scrypt } from "node:crypto"
import { promisify } from "node:util"

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt
)

export interface PasswordCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** OWASP Password Storage Cheat Sheet: 16 MiB and about a fifth of a second. */
export const passwordCost: PasswordCost = { N: 2 ** 14, r: 8, p: 5 }

/** For accounts of test runs, which are many and unused: about a millisecond. */
export const testPasswordCost: PasswordCost = { N: 2 ** 10, r: 8, p: 1 }

const keyLength = 32

export const minimumLength = 10
const maximumLength = 128

const oftenUsed = new Set([
  "1234567890",
  "12345678910",
  "0123456789",
  "qwertzuiop",
  "qwertyuiop",
  "passwort123",
  "password123",
  "password1234",
  "passwort1234",
  "iloveyou123",
  "hallo12345",
  "parkschein123"
])

export type PasswordProblem = "tooShort" | "tooLong" | "tooCommon" | "likeEmail"

/** Returns the problem of a new password, if any. Length counts code points. */
export const passwordProblem = (password: string, email: string): PasswordProblem | undefined => {
  const length = [...password].length
  const lowered = password.toLowerCase()
  const mailbox = email.toLowerCase().split("@")[0] ?? ""
  if (length < minimumLength) return "tooShort"
  if (length > maximumLength) return "tooLong"
  if (oftenUsed.has(lowered) || new Set(lowered).size < 4) return "tooCommon"
  if (lowered === email.toLowerCase() || lowered === mailbox) return "likeEmail"
  return undefined
}

const newSalt = ({ N, r, p }: PasswordCost): string =>
  ["scrypt", N, r, p, randomBytes(16).toString("base64url")].join("$")

/**
 * Returns `scrypt$N$r$p$salt$key`, so that the cost can rise without losing older passwords. With the cost and salt of
 * the hash `like`, equal passwords have equal hashes; without one it takes the same time.
 */
export const hashPassword = async (password: string, cost = passwordCost, like?: string): Promise<string> => {
  const [scheme, n, r, p, salt = ""] = (like ?? newSalt(cost)).split("$")
  if (scheme !== "scrypt") throw new Error(`A password is kept by an unknown scheme: ${scheme}.`)
  const key = await derive(password.normalize("NFKC"), Buffer.from(salt, "base64url"), keyLength, {
    N: Number(n),
    r: Number(r),
    p: Number(p),
    maxmem: 64 * 1024 * 1024
  })
  return [scheme, n, r, p, salt, key.toString("base64url")].join("$")
}
