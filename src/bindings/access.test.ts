// Tests of the access flow with its binding and identity service: failing providers, redirects.
import { describe, expect, it } from "vitest"
import type { AppOptions } from "../app/testing/open-app.tsx"
import { openForTest, outputOf } from "../app/testing/open-for-test.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { bindAccess } from "./access.ts"

withBrowserStorage()

/** Returns the final event of an actor of the flow. */
const outcome = async (name: string, input: unknown, options: AppOptions = {}): Promise<unknown> => {
  const { runtime, configuration } = (await openForTest("/error", options)).app
  const machine = bindAccess(
    runtime.run,
    runtime.environment,
    configuration,
    "http://localhost:4400",
    () => {}
  )
  return outputOf(machine.implementations.actors[name as never], input)
}

const failing = (_tag: string) => async () => ({ _tag: "Failure", error: { _tag, reason: _tag } }) as never
const away = { access: "protected", target: "/wiesensee", shop: "wiesensee" }
const failure = (error: unknown) => ({ _tag: "Failure", error })

describe("a restored session", () => {
  it.each([
    [
      "is nobody's, also where the provider wants to ask something itself",
      "LoginRequired",
      { _tag: "Success", value: { signedIn: false } }
    ],
    ["is nobody's when it is over", "SignedOut", { _tag: "Success", value: { signedIn: false } }]
  ])("%s", async (_, tag, expected) => {
    expect(await outcome("restoreSession", { fresh: false }, { session: { restore: failing(tag) } })).toEqual(
      expected
    )
  })

  it("belongs to the known driver", async () => {
    expect(await outcome("restoreSession", { fresh: true })).toMatchObject({
      value: { signedIn: true, user: { userId: "driver|fahrerin" } }
    })
  })
})

it.each([
  ["RedirectLoop", { _tag: "TooManyRedirects" }],
  ["Refused", { _tag: "Unreachable" }]
])("a login that cannot start because of %s", async (tag, expected) => {
  const input = { destination: away, login: "login" }
  expect(await outcome("leaveForLogin", input, { session: { login: failing(tag) } })).toEqual(
    failure(expected)
  )
})

it.each([
  ["SignedOut", { _tag: "LoginRefused", reason: "SignedOut" }],
  ["Unreachable", { _tag: "Unreachable" }],
  ["access_denied", { _tag: "LoginRefused", reason: "access_denied" }]
])("a login callback with %s", async (tag, expected) => {
  expect(await outcome("completeLogin", {}, { session: { completeLogin: failing(tag) } })).toEqual(
    failure(expected)
  )
})

it.each([
  [202, { _tag: "Success", value: "sent" }],
  [200, { _tag: "Success", value: "neededNoMore" }],
  [401, failure({ _tag: "SessionLost" })],
  [429, failure({ _tag: "TooSoon" })],
  [500, failure({ _tag: "Unreachable" })]
])("a resent mail is answered with %d", async (status, expected) => {
  const mail = await openForTest("/error", { answer: () => ({ status, json: {} }) })
  const configuration = { adapters: { verificationMail: `${mail.service.origin}/mail` } }
  expect(await outcome("resendMail", "/wiesensee?area=nord", { configuration })).toEqual(expected)
  expect(new URLSearchParams(mail.service.received.at(-1)?.body).get("target")).toBe("/wiesensee?area=nord")
})
