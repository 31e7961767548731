/**
 * Faults that QA can switch on, in servers started with PARKSCHEIN_TEST_CONTROL=1 and in no others.
 *
 *   POST /test-control   content-type: application/json
 *   { "reports": "hold" }                       reports wait until they are allowed again
 *   { "reports": "drop" }                       reports count as sent and never are
 *   { "reports": "double" }                     every report is sent twice
 *   { "reports": "deliver" }                    back to normal: what was held goes out within a second or two
 *   { "closed": "take" }                        takes money for a closed order, and a second time, without
 *                                               asking the shop: like a provider that cannot be stopped
 *   { "closed": "refuse" }                      back to normal
 *   { "reports": "hold", "orderId": "<uuid>" }  the same for one order, which then ignores the general rule
 *
 * Answers 204. Holds for this process until it ends; dropped reports stay dropped.
 */
import { Context, Effect, Layer, Ref, Schema } from "effect"
import { Uuid } from "../../schemas/primitives.ts"

const ReportHandling = Schema.Literals(["deliver", "hold", "drop", "double"])
export type ReportHandling = typeof ReportHandling.Type

export const TestControlRequest = Schema.Struct({
  reports: Schema.optionalKey(ReportHandling),
  closed: Schema.optionalKey(Schema.Literals(["refuse", "take"])),
  orderId: Schema.optionalKey(Uuid)
}).check(
  Schema.makeFilter(({ reports, closed }) =>
    reports === undefined && closed === undefined ? "Expected reports or closed" : true
  )
)

type Faults = Omit<typeof TestControlRequest.Type, "orderId">

interface Rules {
  readonly general: Faults
  readonly byOrder: ReadonlyMap<string, Faults>
}

const make = Effect.gen(function* () {
  const rules = yield* Ref.make<Rules>({ general: {}, byOrder: new Map() })
  const ruleOf = (orderId: string) =>
    Effect.map(
      Ref.get(rules),
      ({ general, byOrder }): Faults => ({ ...general, ...byOrder.get(orderId.toLowerCase()) })
    )
  return {
    set: ({ orderId, ...faults }: typeof TestControlRequest.Type) =>
      Ref.update(rules, ({ general, byOrder }) => {
        if (orderId === undefined) return { general: { ...general, ...faults }, byOrder }
        const id = orderId.toLowerCase()
        return { general, byOrder: new Map(byOrder).set(id, { ...byOrder.get(id), ...faults }) }
      }),
    handlingOf: (orderId: string) => Effect.map(ruleOf(orderId), ({ reports }) => reports ?? "deliver"),
    takesClosed: (orderId: string) => Effect.map(ruleOf(orderId), ({ closed }) => closed === "take")
  }
})

export class TestControl extends Context.Service<TestControl>()("payment-page/TestControl", { make }) {
  static readonly layer = Layer.effect(TestControl, make)
}
