/**
 * Editor that adopts external values, and waits while it is busy. Reimplements the behaviour of
 * `packages/editor/src/editor/sync-machine.ts` of portabletext/editor (MIT), values as texts and lists.
 */
import { and, assign, emit, fromCallback, not, raise, setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

type Value = ReadonlyArray<string> | undefined
type Update = { type: "update value"; value: Value }
type Done = { type: "done syncing"; value: Value }
const same = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other)

const machine = setup({
  types: {
    context: {} as {
      initial: Value
      synced: boolean
      readOnly: boolean
      pending: Value
      previous: Value
      busy: boolean
    },
    input: {} as { initial: Value; busy: boolean },
    events: {} as
      | Update
      | Done
      | { type: "update readOnly"; readOnly: boolean }
      | { type: "patch" | "invalid value" | "value changed" },
    emitted: {} as { type: string }
  },
  actors: { "sync value": fromCallback(() => {}) },
  guards: {
    "initial value synced": ({ context }) => context.synced,
    "is busy": ({ context }) => context.busy,
    "is empty value": ({ event }) => (event as Update).value === undefined,
    "is empty array": ({ event }) => (event as Update).value?.length === 0,
    "is new value": ({ context, event }) => !same(context.previous, (event as Update).value),
    "value changed while syncing": ({ context, event }) => !same(context.pending, (event as Done).value)
  },
  actions: {
    "keep pending": assign({ pending: ({ event }) => (event as Update).value }),
    "keep previous": assign({ previous: ({ event }) => (event as Done).value, synced: true }),
    synced: assign({ synced: true }),
    "tell syncing": emit({ type: "syncing value" }),
    "tell done": emit({ type: "done syncing value" })
  }
}).createMachine({
  id: "sync",
  context: ({ input }) => ({
    ...input,
    synced: false,
    readOnly: false,
    pending: undefined,
    previous: undefined
  }),
  entry: raise(({ context }) => ({ type: "update value", value: context.initial })),
  on: { "update readOnly": { actions: assign({ readOnly: ({ event }) => event.readOnly }) } },
  initial: "idle",
  states: {
    idle: {
      on: {
        "update value": [
          { guard: and(["is empty value", not("initial value synced")]), actions: ["synced", "tell done"] },
          {
            guard: and(["is empty array", not("initial value synced")]),
            actions: ["synced", emit({ type: "value changed" }), "tell done"]
          },
          { guard: and(["is busy", "is new value"]), target: "busy", actions: "keep pending" },
          { guard: "is new value", target: "syncing", actions: "keep pending" },
          { guard: not("initial value synced"), actions: ["synced", "tell done"] },
          { actions: () => {} }
        ]
      }
    },
    busy: {
      after: { 1000: [{ guard: "is busy", target: ".", reenter: true }, { target: "syncing" }] },
      on: { "update value": { guard: "is new value", actions: ["keep pending", assign({ busy: false })] } }
    },
    syncing: {
      entry: "tell syncing",
      exit: "tell done",
      invoke: { id: "sync value", src: "sync value" },
      on: {
        "update value": { guard: "is new value", actions: "keep pending" },
        patch: { actions: emit(({ event }) => event) },
        "invalid value": { actions: emit(({ event }) => event) },
        "value changed": { actions: emit(({ event }) => event) },
        "done syncing": [
          {
            guard: "value changed while syncing",
            target: "syncing",
            reenter: true,
            actions: "keep previous"
          },
          { target: "idle", actions: [assign({ pending: undefined }), "keep previous"] }
        ]
      }
    }
  }
})

export const editorSync: ThirdPartyMachine = {
  origin: "portabletext/editor, sync-machine.ts",
  licence: "MIT",
  features: ["raise on entry of the root", "and, not", "reenter by a timer", "emit", "names with spaces"],
  flow: flowWithoutScreen(machine, {
    starts: {
      empty: { input: { initial: undefined, busy: false } },
      "empty list": { input: { initial: [], busy: false } },
      text: { input: { initial: ["a"], busy: false } },
      busy: { input: { initial: ["a"], busy: true } }
    },
    events: {
      "update value": { a: { value: ["a"] }, b: { value: ["b"] }, nothing: { value: undefined } },
      "done syncing": { a: { value: ["a"] }, b: { value: ["b"] } },
      patch: null,
      "invalid value": null,
      "value changed": null,
      "update readOnly": { on: { readOnly: true } }
    },
    services: { "sync value": { "says what changed": { sends: { type: "value changed" } } } }
  })
}
