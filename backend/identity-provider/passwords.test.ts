// Tests of hashing passwords and of the rules for new ones.
import { expect, it } from "vitest"
import { hashPassword, passwordProblem } from "./passwords.ts"

it("verifies a password in any Unicode form, and makes each hash unique", async () => {
  const [one, other] = await Promise.all([hashPassword("Grüße aus Köln"), hashPassword("Grüße aus Köln")])
  expect(one).not.toBe(other)
  expect(await hashPassword("Grüße aus Köln".normalize("NFD"), undefined, one)).toBe(one)
  expect(await hashPassword("Gruesse aus Koeln", undefined, one)).not.toBe(one)
})

it("refuses a hash of an unknown algorithm", async () => {
  const like = "bcrypt$10$x$y$z$a"
  await expect(hashPassword("any", undefined, like)).rejects.toThrow("unknown scheme: bcrypt")
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
