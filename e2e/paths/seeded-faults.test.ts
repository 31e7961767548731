/**
 * Seeds five faults into machines, as an editing mistake would: the planned paths find each, and `npm run
 * paths:run` tells it by these lines. Faults in screens and bindings: broken-screens.pw.ts.
 */
import { describeMachine, type Flow } from "@parkschein/flowkit/model"
import { withFault } from "@parkschein/flowkit/mutate"
import { expect, it } from "vitest"
import { type AnyStateMachine, assign } from "xstate"
import { basketMachine } from "../../machines/basket/index.ts"
import { paymentReturnMachine } from "../../machines/payment-return/index.ts"
import { type ShopHomeContext, shopHomeMachine } from "../../machines/shop-home/index.ts"
import { verificationMachine } from "../../machines/verification/index.ts"
import { basket } from "./basket.flow.ts"
import { paymentReturn } from "./payment-return.flow.ts"
import { shopHome } from "./shop-home.flow.ts"
import { changesSince, planNow } from "./support/plans.ts"
import { verification } from "./verification.flow.ts"

const withMachine = (flow: Flow, machine: AnyStateMachine): Flow => ({
  ...flow,
  machine,
  description: describeMachine(machine)
})

const faults: ReadonlyArray<readonly [fault: string, flow: Flow, told: string]> = [
  [
    "a guard that is always true",
    withMachine(basket.flow, basketMachine.provide({ guards: { isThisShop: () => true } })),
    "~ In “Outside of shops”, “A cart changes” (of Wiesensee) was not possible; now it is: If a cart changes and it is the cart of this shop, “Counting” follows."
  ],
  [
    "a timer that leads to the wrong state",
    withMachine(
      paymentReturn.flow,
      withFault(paymentReturnMachine, {
        machine: "paymentReturn",
        kind: "retarget",
        state: ["processing"],
        slot: { list: "after", key: "pollingTimeout" },
        position: 0,
        target: "#paymentReturn.failed"
      })
    ),
    "~ After 2 minutes in “Asking the bank: Asking again”, “The bank takes long: Pause” followed; now “Payment declined” follows."
  ],
  [
    "a counter with the wrong step",
    withMachine(
      shopHome.flow,
      shopHomeMachine.provide({
        actions: { showMore: assign(({ context }) => ({ shownTickets: context.shownTickets + 1 })) }
      })
    ),
    "~ In “Choosing a ticket”, “Show more” was not possible; now it is: If the driver wants to see more tickets and there are more tickets than are shown, “Choosing a ticket” stays."
  ],
  [
    "a context that is not reset",
    withMachine(
      shopHome.flow,
      shopHomeMachine.provide({
        actions: {
          chooseAllAreas: assign({
            shownTickets: ({ context }: { readonly context: ShopHomeContext }) => context.shownTickets
          })
        }
      })
    ),
    "~ When the driver wants to see more tickets in “Choosing a ticket”, “Choosing a ticket” followed; now this cannot happen there. The rule: If the driver wants to see more tickets and there are more tickets than are shown, “Choosing a ticket” stays. It was so in shopHome-12, just after this: When the driver wants all areas."
  ],
  [
    "an event that is ignored",
    withMachine(
      verification.flow,
      withFault(verificationMachine, {
        machine: "verification",
        kind: "drop",
        state: ["entering"],
        slot: { list: "on", key: "CONTINUED" },
        position: 0
      })
    ),
    "~ When the driver goes on without a code in “Entering a code: Not a code”, “On without a code” followed; now this cannot happen there. It was so in verification-01, just after this: When the driver sends the code."
  ]
]

it.each(faults)("the paths find %s, and tell its cause", (_, flow, told) => {
  expect(changesSince(flow)[0]).toBe(told)
  expect(() => planNow(flow, "ci")).toThrow(told)
})
