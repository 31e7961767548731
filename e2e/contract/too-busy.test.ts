/** Tests of an overloaded service: it answers the app's own calls, or tells them when to retry. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { embedded } from "../../backend/database/test-database.ts"
import { shopId } from "../../backend/demo-world/shops.ts"
import { startService, testSettings } from "../../backend/shop-service/testing/start-shop-service.ts"
import type { CallError } from "../../src/services/http/index.ts"
import type { Client } from "./support/client.ts"
import { type Fixture, startWorld } from "./support/fixture.ts"

const atOnce = 3
const params = { shopId: shopId("wiesensee") }
let fixture: Fixture

beforeAll(async () => {
  fixture = await startWorld(embedded, async (databaseUrl, issuer) => {
    const settings = { ...testSettings(issuer.issuer), maxRequestsAtOnce: atOnce }
    return { ...(await startService(databaseUrl, settings)), paymentSecret: settings.paymentSecret }
  })
}, 120_000)
afterAll(() => fixture.stop())

const refusalOf = (failure: CallError): string =>
  failure._tag === "ResponseError" ? `${failure.status} ${failure.code} ${failure.retryAfter}` : failure._tag

const drivers = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => fixture.clientOf(`driver|busy-${number}`)))

it("answers a read, or says when to ask again; then it is answered", async () => {
  const clients = await drivers(10 * atOnce)
  const read = (client: Client) => client.outcome(client.calls.getCart({ params }))
  const outcomes = await Promise.all(clients.map(read))
  const answers = outcomes.map((outcome) =>
    outcome._tag === "Failure" ? refusalOf(outcome.failure) : outcome.success.items
  )
  for (const each of answers) expect([[], "503 E_TOO_BUSY 1000"]).toContainEqual(each)
  for (const client of clients) expect((await read(client))._tag).toBe("Success")
}, 60_000)

it("has done nothing for what adds, and says so to the driver, who may try again", async () => {
  const clients = await drivers(10 * atOnce)
  const outcomes = await Promise.all(
    clients.map((client) =>
      client.outcome(
        client.calls.createOrder({
          params,
          headers: { "idempotency-key": randomUUID() },
          payload: { acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de" }
        })
      )
    )
  )
  const failures = outcomes.flatMap((outcome) => (outcome._tag === "Failure" ? [outcome.failure] : []))
  expect(failures).toHaveLength(clients.length)
  expect(new Set(failures.map(refusalOf))).toEqual(new Set(["503 E_TOO_BUSY 1000", "409 E_CART_EMPTY null"]))
}, 60_000)
