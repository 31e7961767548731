/** Tests of verification codes: what a new code unlocks is shown at once. */
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { addVerificationCode, onlineShopOptions } from "../../schemas/api/index.ts"
import { call } from "../services/http/index.ts"
import { gatewayTo } from "../services/testing/gateway.ts"
import { type LocalService, startLocalService } from "../services/testing/local-service.ts"
import { areaEntityId, hikingDay, lidoDay, shopId } from "../services/testing/world.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service[Symbol.asyncDispose]())

const services = () => Layer.fresh(gatewayTo(service.origin))

/** Simulates a service that offers a second ticket after a code was added, unless it refuses the code. */
const unlocksBy = (isAccepted: boolean) => {
  let hasCode = false
  service.answer(({ method }) => {
    if (method === "GET")
      return { json: { fixedDurationTickets: hasCode ? [hikingDay, lidoDay] : [hikingDay] } }
    hasCode = isAccepted
    return isAccepted
      ? { status: 201, json: { code: "ROSENAU-2026" } }
      : { status: 409, json: { code: "E_CODE_USED_UP", message: "E_CODE_USED_UP" } }
  })
}

const ticketsShown = Effect.map(
  call(onlineShopOptions, { query: { areaEntityId } }),
  ({ fixedDurationTickets }) => fixedDurationTickets.length
)

const addCode = call(addVerificationCode, { params: { shopId }, payload: { code: "ROSENAU-2026" } })

describe("an added code", () => {
  it.effect("shows the unlocked tickets despite a cached list", () =>
    Effect.gen(function* () {
      unlocksBy(true)
      assert.strictEqual(yield* ticketsShown, 1)
      assert.strictEqual(yield* ticketsShown, 1)
      assert.strictEqual(service.received.length, 1)
      yield* addCode
      assert.strictEqual(yield* ticketsShown, 2)
    }).pipe(Effect.provide(services()))
  )

  it.effect("is sent once, as typed", () =>
    Effect.gen(function* () {
      unlocksBy(true)
      yield* addCode
      const [sent, ...more] = service.received
      assert.deepStrictEqual(more, [])
      assert.strictEqual(`${sent?.method} ${sent?.url}`, `POST /v1/${shopId}/verification-code`)
      assert.deepStrictEqual(JSON.parse(sent?.body ?? ""), { code: "ROSENAU-2026" })
    }).pipe(Effect.provide(services()))
  )
})

describe("a refused code", () => {
  it.effect("has a reason by its error code", () =>
    Effect.gen(function* () {
      unlocksBy(false)
      const error = yield* Effect.flip(addCode)
      assert.deepInclude(error, { _tag: "ResponseError", status: 409, code: "E_CODE_USED_UP" })
    }).pipe(Effect.provide(services()))
  )
})
