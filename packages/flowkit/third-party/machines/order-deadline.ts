/**
 * Order that is cancelled unless delivered within thirty days, whatever its state. Reimplements the behaviour
 * of `examples/workflow-purchase-order-deadline/main.ts` of statelyai/xstate (MIT), which follows an example
 * of the Serverless Workflow specification (Apache-2.0).
 */
import { fromPromise, setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const machine = setup({
  types: { events: {} as { type: "OrderCreatedEvent" | "OrderConfirmedEvent" | "ShipmentSentEvent" } },
  delays: { PT30D: 30 * 24 * 60 * 60 * 1000 },
  actors: { cancelOrder: fromPromise(async () => {}) },
  actions: { log: (_, _params: { what: string }) => {} }
}).createMachine({
  id: "order",
  initial: "StartNewOrder",
  after: { PT30D: ".CancelOrder" },
  states: {
    StartNewOrder: {
      on: {
        OrderCreatedEvent: {
          target: "WaitForOrderConfirmation",
          actions: { type: "log", params: { what: "created" } }
        }
      }
    },
    WaitForOrderConfirmation: { on: { OrderConfirmedEvent: "WaitOrderShipped" } },
    WaitOrderShipped: { on: { ShipmentSentEvent: "OrderFinished" } },
    OrderFinished: { type: "final" },
    CancelOrder: { invoke: { src: "cancelOrder", onDone: "OrderCancelled" } },
    OrderCancelled: { type: "final" }
  }
})

export const orderDeadline: ThirdPartyMachine = {
  origin: "statelyai/xstate, examples/workflow-purchase-order-deadline",
  licence: "MIT",
  features: ["after of the root", "named delay of a month", "final states"],
  flow: flowWithoutScreen(machine, {
    events: { OrderCreatedEvent: null, OrderConfirmedEvent: null, ShipmentSentEvent: null },
    services: { cancelOrder: { cancelled: { ok: undefined } } }
  })
}
