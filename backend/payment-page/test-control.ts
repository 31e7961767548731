/**
 * Faults that QA can switch on, in servers started with PARKSCHEIN_TEST_CONTROL=1 and in no others.
 *
 *   POST /test-control   content-type: application/json
 *   { "reports": "hold" }                       reports wait until they are allowed again
 *   { "reports": "drop" }                       reports count as sent and never are
 *   { "reports": "double" }                     every report is sent twice
 *   { "reports": "deliver" }                    back to normal: what was held goes out within a second or two
 *   { "reports": "hold", "orderId": "<uuid>" }  the same for one order, which then no longer follows the general rule
 *
 * Answers 204. Holds for this process until it ends; dropped reports stay dropped.
 */
import { Context, Effect, Layer, Ref, Schema } from "effect"
import { Uuid } from "../../schemas/primitives.ts"

export const ReportHandling = Schema.Literals(["deliver", "hold", "drop", "double"])
export type ReportHandling = typeof ReportHandling.Type

export const TestControlRequest = Schema.Struct({
  reports: ReportHandling,
  orderId: Schema.optionalKey(Uuid)
})

interface Rules {
  readonly general: ReportHandling
  readonly byOrder: ReadonlyMap<string, ReportHandling>
}

export class TestControl extends Context.Service<
  TestControl,
  {
    readonly set: (request: typeof TestControlRequest.Type) => Effect.Effect<void>
    readonly handlingOf: (orderId: string) => Effect.Effect<ReportHandling>
  }
>()("payment-page/TestControl") {
  static readonly layer = Layer.effect(
    TestControl,
    Effect.gen(function* () {
      const rules = yield* Ref.make<Rules>({ general: "deliver", byOrder: new Map() })
      return TestControl.of({
        set: ({ reports, orderId }) =>
          Ref.update(rules, (before) =>
            orderId === undefined
              ? { ...before, general: reports }
              : { ...before, byOrder: new Map(before.byOrder).set(orderId.toLowerCase(), reports) }
          ),
        handlingOf: (orderId) =>
          Effect.map(Ref.get(rules), ({ general, byOrder }) => byOrder.get(orderId.toLowerCase()) ?? general)
      })
    })
  )
}
