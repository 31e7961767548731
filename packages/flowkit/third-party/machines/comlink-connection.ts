/**
 * Connection to another window: a handshake, a heartbeat, and an actor per request. Reimplements the
 * behaviour of `packages/comlink/src/connection.ts` of sanity-io/visual-editing (MIT), messages reduced to
 * their names. Requests are numbered instead of having random ids.
 */
import { type AnyActorRef, assign, emit, enqueueActions, fromCallback, raise, setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"
import { requestMachine } from "./comlink-request.ts"

type Wanted = { type: "request"; what: ReadonlyArray<string> }
type Ended = { type: "request.success" | "request.failed" | "request.aborted"; requestId: string }

const machine = setup({
  types: {
    context: {} as {
      buffer: ReadonlyArray<string>
      heartbeat: boolean
      target: string | undefined
      requests: ReadonlyArray<AnyActorRef>
    },
    input: {} as { heartbeat: boolean; target?: string },
    events: {} as
      | { type: "connect" | "disconnect" | "syn" }
      | { type: "message.received"; message: string }
      | { type: "post"; data: string }
      | { type: "response"; respondTo: string }
      | { type: "target.set"; target: string }
      | Wanted
      | Ended,
    emitted: {} as { type: "_status"; status: string } | { type: "_message"; message: string }
  },
  actors: {
    request: requestMachine,
    listen: fromCallback(() => {}),
    sendBackAtInterval: fromCallback(() => {})
  },
  guards: {
    "has target": ({ context }) => context.target !== undefined,
    "should send heartbeats": ({ context }) => context.heartbeat
  },
  actions: {
    "buffer message": assign({
      buffer: ({ context, event }) => [...context.buffer, (event as { data: string }).data]
    }),
    "create request": assign({
      requests: ({ context, event, spawn, self }) => [
        ...context.requests,
        ...(event as Wanted).what.map((_, index) =>
          spawn("request", {
            id: `req-${context.requests.length + index}`,
            input: { expects: true, parent: self, patience: 1_000 }
          })
        )
      ]
    }),
    "remove request": enqueueActions(({ context, enqueue, event }) => {
      const { requestId } = event as Ended
      enqueue.stopChild(requestId)
      enqueue.assign({ requests: context.requests.filter(({ id }) => id !== requestId) })
    }),
    "emit status": emit((_, { status }: { status: string }) => ({ type: "_status" as const, status })),
    "flush buffer": enqueueActions(({ context, enqueue }) => {
      enqueue.raise({ type: "request", what: context.buffer })
      enqueue.assign({ buffer: [] })
    })
  }
}).createMachine({
  id: "connection",
  context: ({ input }) => ({ heartbeat: input.heartbeat, target: input.target, buffer: [], requests: [] }),
  on: {
    "target.set": { actions: assign({ target: ({ event }) => event.target }) },
    "request.*": { actions: "remove request" }
  },
  initial: "idle",
  states: {
    idle: {
      entry: { type: "emit status", params: { status: "idle" } },
      on: { connect: { guard: "has target", target: "handshaking" }, post: { actions: "buffer message" } }
    },
    handshaking: {
      id: "handshaking",
      invoke: [
        { id: "send syn", src: "sendBackAtInterval" },
        { id: "listen for handshake", src: "listen" }
      ],
      exit: raise({ type: "request", what: ["ack"] }),
      on: {
        syn: { actions: raise({ type: "request", what: ["syn"] }) },
        request: { actions: "create request" },
        post: { actions: "buffer message" },
        "message.received": "connected",
        disconnect: "disconnected"
      }
    },
    connected: {
      entry: ["flush buffer", { type: "emit status", params: { status: "connected" } }],
      invoke: { id: "listen for messages", src: "listen" },
      initial: "heartbeat",
      on: {
        post: { actions: raise(({ event }) => ({ type: "request", what: [event.data] })) },
        request: { actions: "create request" },
        response: { actions: raise({ type: "request", what: ["response"] }) },
        "message.received": {
          actions: emit(({ event }) => ({ type: "_message" as const, message: event.message }))
        },
        disconnect: "disconnected"
      },
      states: {
        heartbeat: {
          initial: "checking",
          states: {
            checking: { always: { guard: "should send heartbeats", target: "sending" } },
            sending: {
              invoke: { id: "send heartbeat", src: "sendBackAtInterval" },
              on: { "request.failed": "#handshaking" }
            }
          }
        }
      }
    },
    disconnected: {
      id: "disconnected",
      entry: raise({ type: "request", what: ["disconnect"] }),
      on: {
        request: { actions: "create request" },
        post: { actions: "buffer message" },
        connect: { guard: "has target", target: "handshaking" }
      }
    }
  }
})

export const comlinkConnection: ThirdPartyMachine = {
  origin: "sanity-io/visual-editing, packages/comlink/src/connection.ts",
  licence: "MIT",
  features: [
    "spawn with ids from context",
    "stopChild by id",
    "raise",
    "emit",
    "foo.* events",
    "invokes side by side",
    "target by id",
    "a child that is given its parent"
  ],
  flow: flowWithoutScreen(machine, {
    starts: {
      "with a heartbeat": { input: { heartbeat: true, target: "window" } },
      "without a target": { input: { heartbeat: false } }
    },
    events: {
      connect: null,
      disconnect: null,
      syn: null,
      "message.received": { hello: { message: "hello" } },
      post: { news: { data: "news" } },
      response: { "to the first": { respondTo: "1" } },
      "target.set": { window: { target: "window" } },
      request: { one: { what: ["one"] }, two: { what: ["one", "two"] } },
      "request.success": { "of the first": { requestId: "req-0" } },
      "request.failed": { "of the first": { requestId: "req-0" } },
      "request.aborted": { "of the first": { requestId: "req-0" } }
    },
    services: {
      request: {},
      listen: { hears: { sends: { type: "message.received", message: "hello" } } },
      sendBackAtInterval: { "an interval passes": { sends: { type: "syn" } } }
    }
  }),
  // Requests that never start: their timers would use the clock of the connection.
  real: { request: { logic: fromCallback(() => {}), bringAbout: {} } }
}
