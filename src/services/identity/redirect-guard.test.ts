// Tests of failed logins: two within half a minute are a loop; a click of the driver resets the count.
import { beforeEach, expect, it } from "vitest"
import { withBrowserStorage } from "../testing/browser-storage.ts"
import { forgetFailures, isRedirectLoop, noteFailure } from "./redirect-guard.ts"

withBrowserStorage()
beforeEach(() => sessionStorage.clear())

it("treats a second failed login within half a minute in this tab as a loop", () => {
  noteFailure(1_000)
  expect(isRedirectLoop(2_000)).toBe(false)
  noteFailure(20_000)
  expect(isRedirectLoop(30_999)).toBe(true)
  expect(isRedirectLoop(31_000)).toBe(false)
  expect(sessionStorage.key(0)).toBe("parkschein.login-failures.1")
  expect(localStorage.length).toBe(0)
})

it("resets the count after an action of the driver", () => {
  noteFailure(1_000)
  noteFailure(2_000)
  forgetFailures()
  expect([isRedirectLoop(3_000), sessionStorage.length]).toEqual([false, 0])
})
