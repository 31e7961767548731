/** Tests of the provider's responses to a refund: only its own confirmation counts. */
import { randomUUID } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { host } from "../../configuration.ts"
import { Settings, settingsFromConfiguration } from "../settings.ts"
import { paymentPage } from "./payment-page.ts"

let answer: { readonly status: number; readonly body: string } = { status: 200, body: "" }
const page = createServer((_, response) => {
  response.writeHead(answer.status, { "content-type": "application/json" })
  response.end(answer.body)
})
beforeAll(() => new Promise<void>((resolve) => page.listen(0, host, resolve)))
afterAll(() => new Promise<void>((resolve) => page.close(() => resolve())))

const request = {
  refundId: randomUUID(),
  orderId: randomUUID(),
  paymentId: randomUUID(),
  amount: 8,
  currencyCode: "EUR"
}
const answerAbout = (refundId: string) => JSON.stringify({ refundId, refundedAt: "2026-11-21T10:06:00Z" })

const refunded = (paymentOrigin = `http://${host}:${(page.address() as AddressInfo).port}`) =>
  Effect.gen(function* () {
    const { refund } = yield* paymentPage
    return yield* refund(request, 0).pipe(
      Effect.as("confirmed"),
      Effect.catchTag("ProviderRefusal", ({ answer }) => Effect.succeed(answer))
    )
  }).pipe(
    Effect.provideService(Settings, { ...settingsFromConfiguration(), paymentOrigin }),
    Effect.runPromise
  )

it.each([
  ["its own refund", 200, answerAbout(request.refundId), "confirmed"],
  ["another refund", 200, answerAbout(randomUUID()), "another refund"],
  ["a page of HTML", 200, "<!doctype html>", "not understood"],
  ["no refund", 200, JSON.stringify({ ok: true }), "not understood"],
  ["a refusal", 409, answerAbout(request.refundId), "status 409"]
])("with %s", async (_, status, body, outcome) => {
  answer = { status, body }
  expect(await refunded()).toBe(outcome)
})

it("without a response", async () => {
  expect(await refunded("http://127.0.0.1:1")).toBe("no answer")
})
