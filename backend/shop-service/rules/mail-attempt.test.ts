/** Tests when a failed mail is retried, and when it is given up. */
import { expect, it } from "vitest"
import { afterFailure } from "./mail-attempt.ts"

const away = { code: "ECONNECTION" }

it("is retried with delays that double up to six hours, fifteen times in total", () => {
  const waits = Array.from({ length: 16 }, (_, index) => afterFailure(away, index + 1)).map((consequence) =>
    consequence.kind === "again" ? consequence.seconds : consequence.kind
  )
  const doubled = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10_240, 20_480]
  expect(waits).toEqual([...doubled, 21_600, "never", "never"])
})

it.each([
  ["a recipient that is refused for good", { code: "EENVELOPE", responseCode: 550 }, "never"],
  ["a mail that is refused for good", { code: "EMESSAGE", responseCode: 500 }, "never"],
  ["a recipient that is refused for now", { code: "EENVELOPE", responseCode: 450 }, "again"],
  ["credentials that are wrong", { code: "EAUTH", responseCode: 535 }, "again"]
])("of %s", (_, failure, kind) => {
  expect(afterFailure(failure, 1)).toMatchObject({ kind, problem: `${failure.code} ${failure.responseCode}` })
})

it("reports a mail that could not be composed", () => {
  expect(afterFailure({}, 1).problem).toBe("E_MAIL_NOT_WRITTEN")
})
