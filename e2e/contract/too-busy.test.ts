/** A service with more to do than it works on at once: the app's own calls get through, or say so. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { embedded } from "../../backend/database/test-database.ts"
import { shopId } from "../../backend/demo-world/shops.ts"
import { startService, testSettings } from "../../backend/shop-service/testing/start-shop-service.ts"
import { startWorld, type World } from "./support/world.ts"

const atOnce = 3
const params = { shopId: shopId("wiesensee") }
let world: World

beforeAll(async () => {
  world = await startWorld(embedded, async (databaseUrl, issuer) => {
    const settings = { ...testSettings(issuer.issuer), mostRequestsAtOnce: atOnce }
    return { ...(await startService(databaseUrl, settings)), paymentSecret: settings.paymentSecret }
  })
}, 120_000)
afterAll(() => world.stop())

const drivers = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => world.clientOf(`driver|busy-${number}`)))

it("is asked again by what reads, when it has said, until everybody is answered", async () => {
  const clients = await drivers(2 * atOnce)
  const carts = await Promise.all(clients.map((client) => client.run(client.calls.getCart({ params }))))
  expect(carts.map(({ items }) => items)).toEqual(clients.map(() => []))
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
  const refusals = failures.flatMap((failure) =>
    failure._tag === "ResponseError" ? [`${failure.status} ${failure.code} ${failure.retryAfter}`] : []
  )
  expect(new Set(refusals)).toEqual(new Set(["503 E_TOO_BUSY 1000", "409 E_CART_EMPTY null"]))
}, 60_000)
