/**
 * Editor that collects changes during typing and emits them in bulk. Reimplements the behaviour of
 * `packages/editor/src/editor/mutation-machine.ts` of portabletext/editor (MIT), values and patches as names.
 */
import { and, assign, emit, enqueueActions, fromCallback, not, raise, setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

interface Bulk {
  readonly operation: string
  readonly patches: ReadonlyArray<string>
}
type Patch = { type: "patch"; patch: string; operation: string }

const machine = setup({
  types: {
    context: {} as {
      bulks: ReadonlyArray<Bulk>
      waiting: ReadonlyArray<string>
      readOnly: boolean
      normalizing: boolean
    },
    input: {} as { readOnly: boolean; normalizing: boolean },
    events: {} as
      | { type: "emit changes" }
      | Patch
      | { type: "typing" }
      | { type: "not typing" }
      | { type: "update readOnly"; readOnly: boolean },
    emitted: {} as { type: "patch"; patch: string } | { type: "mutation"; patches: ReadonlyArray<string> }
  },
  actors: { "type listener": fromCallback(() => {}), "mutation interval": fromCallback(() => {}) },
  guards: {
    "is read-only": ({ context }) => context.readOnly,
    "engine is normalizing": ({ context }) => context.normalizing
  },
  delays: { "type debounce": 250 },
  actions: {
    "emit patch": emit(({ event }) => ({ type: "patch" as const, patch: (event as Patch).patch })),
    "defer patch": assign({ waiting: ({ context, event }) => [...context.waiting, (event as Patch).patch] }),
    "defer mutation": assign({
      bulks: ({ context, event }) => {
        const { operation, patch } = event as Patch
        const last = context.bulks.at(-1)
        return last?.operation === operation
          ? [...context.bulks.slice(0, -1), { operation, patches: [...last.patches, patch] }]
          : [...context.bulks, { operation, patches: [patch] }]
      }
    }),
    "hand everything out": enqueueActions(({ context, enqueue }) => {
      for (const patch of context.waiting) enqueue.emit({ type: "patch", patch })
      for (const { patches } of context.bulks) enqueue.emit({ type: "mutation", patches })
      enqueue.assign({ bulks: [], waiting: [] })
    })
  }
}).createMachine({
  id: "mutation",
  type: "parallel",
  context: ({ input }) => ({ bulks: [], waiting: [], ...input }),
  on: { "update readOnly": { actions: assign({ readOnly: ({ event }) => event.readOnly }) } },
  states: {
    typing: {
      initial: "idle",
      invoke: { src: "type listener" },
      states: {
        idle: { on: { typing: "typing" } },
        typing: {
          after: { "type debounce": { target: "idle", actions: raise({ type: "emit changes" }) } },
          on: {
            "not typing": { target: "idle", actions: raise({ type: "emit changes" }) },
            typing: { target: "typing", reenter: true }
          }
        }
      }
    },
    mutations: {
      initial: "idle",
      states: {
        idle: {
          on: {
            patch: [
              {
                guard: "is read-only",
                target: "has pending mutations",
                actions: ["defer patch", "defer mutation"]
              },
              { target: "has pending mutations", actions: ["emit patch", "defer mutation"] }
            ]
          }
        },
        "has pending mutations": {
          invoke: { src: "mutation interval" },
          on: {
            "emit changes": {
              guard: and([not("is read-only"), "engine is normalizing"]),
              target: "idle",
              actions: "hand everything out"
            },
            patch: [
              { guard: "is read-only", actions: ["defer patch", "defer mutation"] },
              { actions: ["emit patch", "defer mutation"] }
            ]
          }
        }
      }
    }
  }
})

export const editorMutations: ThirdPartyMachine = {
  origin: "portabletext/editor, mutation-machine.ts",
  licence: "MIT",
  features: [
    "parallel root",
    "raise",
    "emit",
    "enqueueActions",
    "reenter",
    "two fromCallback",
    "composed guards"
  ],
  flow: flowWithoutScreen(machine, {
    starts: {
      writing: { input: { readOnly: false, normalizing: true } },
      reading: { input: { readOnly: true, normalizing: false } }
    },
    events: {
      patch: {
        "of one operation": { patch: "set", operation: "one" },
        "of another": { patch: "unset", operation: "two" }
      },
      typing: null,
      "not typing": null,
      "emit changes": null,
      "update readOnly": { on: { readOnly: true }, off: { readOnly: false } }
    },
    services: {
      "type listener": {
        typing: { sends: { type: "typing" } },
        "something else": { sends: { type: "not typing" } }
      },
      "mutation interval": { "a second passes": { sends: { type: "emit changes" } } }
    }
  })
}
