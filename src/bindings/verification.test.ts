/** Tests of verification codes: what a new code unlocks is shown at once. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { addVerificationCode, onlineShopOptions } from "../../schemas/api/index.ts"
import { call } from "../services/http/index.ts"
import { gatewayTo } from "../services/testing/gateway.ts"
import { localService } from "../services/testing/local-service.ts"
import { testsWith } from "../services/testing/tests-with.ts"
import { areaEntityId, hikingDay, lidoDay, shopId } from "../services/testing/world.ts"

const service = localService()

const it = testsWith(() => gatewayTo(service.origin))

/** Simulates a service that offers a second ticket after a code was added. */
const unlocks = () => {
  let hasCode = false
  service.answer(({ method }) => {
    if (method === "GET")
      return { json: { fixedDurationTickets: hasCode ? [hikingDay, lidoDay] : [hikingDay] } }
    hasCode = true
    return { status: 201, json: { code: "ROSENAU-2026" } }
  })
}

const ticketsShown = Effect.map(
  call(onlineShopOptions, { query: { areaEntityId } }),
  ({ fixedDurationTickets }) => fixedDurationTickets.length
)

const addCode = call(addVerificationCode, { params: { shopId }, payload: { code: "ROSENAU-2026" } })

it("an added code shows the unlocked tickets despite a cached list", function* () {
  unlocks()
  assert.strictEqual(yield* ticketsShown, 1)
  assert.strictEqual(yield* ticketsShown, 1)
  assert.strictEqual(service.received.length, 1)
  yield* addCode
  assert.strictEqual(yield* ticketsShown, 2)
})
