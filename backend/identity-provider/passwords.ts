/** Passwords: the rules, shown to a driver before typing one, and scrypt for storing them. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto"
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

/** Returns `scrypt$N$r$p$salt$key`, so that the cost can rise without losing older passwords. */
export const hashPassword = async (password: string, cost = passwordCost): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password.normalize("NFKC"), salt, keyLength, { ...cost, maxmem: 64 * 1024 * 1024 })
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$")
}

/** Returns what replaces a missing hash at the same cost, so that timing does not reveal that it is missing. */
const nobody = ({ N, r, p }: PasswordCost): string =>
  `scrypt$${N}$${r}$${p}$${"A".repeat(22)}$${"A".repeat(43)}`

/** Returns true if the password matches the hash; without a hash false, after the same time. */
export const isPassword = async (
  password: string,
  hash: string | undefined,
  cost = passwordCost
): Promise<boolean> => {
  const [scheme, n, r, p, salt = "", key = ""] = (hash ?? nobody(cost)).split("$")
  if (scheme !== "scrypt") throw new Error(`A password is kept by an unknown scheme: ${scheme}.`)
  const expected = Buffer.from(key, "base64url")
  const given = await derive(
    [...password].slice(0, maximumLength).join("").normalize("NFKC"),
    Buffer.from(salt, "base64url"),
    expected.length,
    { N: Number(n), r: Number(r), p: Number(p), maxmem: 64 * 1024 * 1024 }
  )
  return timingSafeEqual(given, expected) && hash !== undefined
}
