// Tests of hashing passwords and of the rules for new ones.
import { expect, it } from "vitest"
import { hashPassword, isPassword, passwordProblem } from "./passwords.ts"

it("verifies a password in any Unicode form, and makes each hash unique", async () => {
  const [one, other] = await Promise.all([hashPassword("Grüße aus Köln"), hashPassword("Grüße aus Köln")])
  expect(one).not.toBe(other)
  expect(await isPassword("Grüße aus Köln".normalize("NFD"), one)).toBe(true)
  expect(await isPassword("Gruesse aus Koeln", one)).toBe(false)
})

it("refuses a missing account after the same work", async () => {
  expect(await isPassword("", undefined)).toBe(false)
  expect(await isPassword("A".repeat(43), undefined)).toBe(false)
})

it("refuses a hash of an unknown algorithm", async () => {
  await expect(isPassword("any", "bcrypt$10$x$y$z$a")).rejects.toThrow("unknown scheme: bcrypt")
})

it("rates new passwords by length and guessability", () => {
  const email = "frieda.fahrerin@example.com"
  expect(passwordProblem("🚗🚗🚙🚌", email)).toBe("tooShort")
  expect(passwordProblem("x".repeat(129), email)).toBe("tooLong")
  expect(passwordProblem("abababababab", email)).toBe("tooCommon")
  expect(passwordProblem("QWERTZUIOP", email)).toBe("tooCommon")
  expect(passwordProblem("Frieda.Fahrerin", email)).toBe("likeEmail")
  expect(passwordProblem("vier Wörter sind genug", email)).toBeUndefined()
})
