/**
 * Message to another window with a timeout for its response; reports the outcome to its parent. Reimplements
 * the behaviour of `packages/comlink/src/request.ts` of sanity-io/visual-editing (MIT).
 */
import { type AnyActorRef, assign, fromEventObservable, sendTo, setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

type Answer = { type: "message"; response: string }

export const requestMachine = setup({
  types: {
    context: {} as {
      expects: boolean
      response: string | null
      parent: AnyActorRef | undefined
      patience: number
    },
    input: {} as { expects: boolean; parent?: AnyActorRef; patience: number },
    events: {} as Answer
  },
  actors: {
    listen: fromEventObservable<Answer, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }))
  },
  guards: { expectsResponse: ({ context }) => context.expects },
  delays: { initialTimeout: 0, responseTimeout: ({ context }) => context.patience },
  actions: {
    tell: sendTo(
      ({ context, self }) => context.parent ?? self,
      ({ self }, { type }: { type: string }) => ({ type, requestId: self.id })
    )
  }
}).createMachine({
  id: "request",
  context: ({ input }) => ({
    expects: input.expects,
    response: null,
    parent: input.parent,
    patience: input.patience
  }),
  initial: "idle",
  output: ({ context }) => context.response,
  states: {
    idle: { after: { initialTimeout: "sending" } },
    sending: { always: [{ guard: "expectsResponse", target: "awaiting" }, "success"] },
    awaiting: {
      invoke: { src: "listen" },
      after: { responseTimeout: "failed" },
      on: { message: { target: "success", actions: assign({ response: ({ event }) => event.response }) } }
    },
    failed: { type: "final", entry: { type: "tell", params: { type: "request.failed" } } },
    success: { type: "final", entry: { type: "tell", params: { type: "request.success" } } }
  }
})

export const comlinkRequest: ThirdPartyMachine = {
  origin: "sanity-io/visual-editing, packages/comlink/src/request.ts",
  licence: "MIT",
  features: [
    "dynamic sendTo",
    "after 0",
    "delay from context",
    "always chain",
    "fromEventObservable",
    "output"
  ],
  flow: flowWithoutScreen(requestMachine, {
    starts: {
      "wants an answer": { input: { expects: true, patience: 3_000 } },
      "wants none": { input: { expects: false, patience: 3_000 } }
    },
    events: { message: { hello: { response: "hello" } } },
    services: { listen: { answered: { sends: { type: "message", response: "hello" } } } },
    passing: ["sending"]
  })
}
