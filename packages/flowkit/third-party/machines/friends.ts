/**
 * List of friends, each an actor spawned without an id. It has no states at all. Reimplements the behaviour
 * of `examples/friends-list-react/src/{friends,friend}Machine.ts` of statelyai/xstate (MIT).
 */
import { type ActorRefFrom, assign, fromPromise, setup, stopChild } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const friendMachine = setup({
  types: {
    context: {} as { saved: string; name: string },
    events: {} as
      | { type: "SET_NAME"; value: string }
      | { type: "SAVE" }
      | { type: "EDIT" }
      | { type: "CANCEL" },
    input: {} as { name: string }
  },
  actors: { saveUser: fromPromise(async () => true) }
}).createMachine({
  id: "friend",
  context: ({ input: { name } }) => ({ saved: name, name }),
  initial: "reading",
  on: { CANCEL: { target: ".reading", actions: assign({ name: ({ context }) => context.saved }) } },
  states: {
    reading: { on: { EDIT: "editing" } },
    editing: { on: { SET_NAME: { actions: assign({ name: ({ event }) => event.value }) }, SAVE: "saving" } },
    saving: {
      invoke: {
        src: "saveUser",
        onDone: { target: "reading", actions: assign({ saved: ({ context }) => context.name }) }
      }
    }
  }
})

/** A single friend: an invoke without an id and without an onError. */
export const friend: ThirdPartyMachine = {
  origin: "statelyai/xstate, examples/friends-list-react (friendMachine)",
  licence: "MIT",
  features: ["invoke without id", "events of the root", "input"],
  flow: flowWithoutScreen(friendMachine, {
    starts: { fresh: { input: { name: "Ada" } } },
    events: {
      SET_NAME: { same: { value: "Ada" }, other: { value: "Bea" } },
      SAVE: null,
      EDIT: null,
      CANCEL: null
    },
    services: { saveUser: { saved: { ok: true } } }
  })
}

const friendsMachine = setup({
  types: {
    context: {} as { name: string; friends: ReadonlyArray<ActorRefFrom<typeof friendMachine>> },
    events: {} as
      | { type: "NEW_FRIEND.CHANGE"; name: string }
      | { type: "FRIENDS.ADD"; name: string }
      | { type: "FRIEND.REMOVE"; index: number }
  },
  actors: { friend: friendMachine },
  guards: { hasName: (_, { name }: { name: string }) => name.trim().length > 0 }
}).createMachine({
  id: "friends",
  context: { name: "", friends: [] },
  on: {
    "NEW_FRIEND.CHANGE": { actions: assign({ name: ({ event }) => event.name }) },
    "FRIENDS.ADD": {
      guard: { type: "hasName", params: ({ event }) => ({ name: event.name }) },
      actions: assign({
        friends: ({ context, spawn }) => [
          ...context.friends,
          spawn("friend", { input: { name: context.name } })
        ],
        name: ""
      })
    },
    "FRIEND.REMOVE": {
      actions: [
        stopChild(({ context, event }) => context.friends[event.index] ?? "nobody"),
        assign({ friends: ({ context, event }) => context.friends.filter((_, at) => at !== event.index) })
      ]
    }
  }
})

export const friends: ThirdPartyMachine = {
  origin: "statelyai/xstate, examples/friends-list-react (friendsMachine)",
  licence: "MIT",
  features: ["no states", "spawn in assign without id", "stopChild by reference", "dotted events"],
  flow: flowWithoutScreen(friendsMachine, {
    events: {
      "NEW_FRIEND.CHANGE": { "a name": { name: "Ada" }, nothing: { name: "" } },
      "FRIENDS.ADD": { "a name": { name: "Ada" }, nothing: { name: " " } },
      "FRIEND.REMOVE": { first: { index: 0 }, second: { index: 1 } }
    },
    services: { friend: {} }
  }),
  real: { friend: { logic: friendMachine, bringAbout: {} } }
}
