/**
 * List of friends, each an actor spawned without an id. It has no states at all. Reimplements the behaviour
 * of `examples/friends-list-react/src/friendsMachine.ts` of statelyai/xstate (MIT).
 */
import { type ActorRefFrom, assign, setup, stopChild } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const friendMachine = setup({ types: { input: {} as { name: string } } }).createMachine({
  id: "friend",
  context: ({ input: { name } }) => ({ name })
})

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
  origin: "statelyai/xstate, examples/friends-list-react",
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
