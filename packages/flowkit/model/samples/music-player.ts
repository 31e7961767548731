/** Music player: parallel regions, deep history, competing timers, transient states, child, watched actor. */
import { assign, type Snapshot, sendParent, sendTo, setup, stateIn } from "xstate"
import { hasFailed, isSuccess, slot } from "./outcome.ts"

/** Child of the player: notifies it shortly before the end of its timer, and ends with it. */
export const sleepTimerMachine = setup({
  types: {} as { events: { readonly type: "PROLONGED" } },
  actions: { warn: sendParent({ type: "SLEEP_NEAR" }) },
  delays: { untilWarning: 60_000, untilSleep: 10_000 }
}).createMachine({
  id: "sleepTimer",
  description: "Counts down to sleep.",
  initial: "counting",
  states: {
    counting: {
      description: "The listener is awake.",
      after: { untilWarning: { target: "ending", actions: "warn" } }
    },
    ending: {
      description: "A little more, and the music stops.",
      on: { PROLONGED: "counting" },
      after: { untilSleep: "over" }
    },
    over: { description: "Time to sleep.", type: "final" }
  }
})

/** Actor that plays on and emits its position. */
const tape = (): ReturnType<typeof slot<void, null, never>> => slot<void, null, never>()

const positionOf = (snapshot: Snapshot<unknown>): number =>
  (snapshot as { readonly position?: number }).position ?? 0

export const musicPlayerMachine = setup({
  types: {} as {
    context: { readonly songs: number; readonly position: number }
    events:
      | { readonly type: "POWER" }
      | { readonly type: "PLAY" }
      | { readonly type: "PAUSE" }
      | { readonly type: "MUTE" }
      | { readonly type: "PANIC" }
      | { readonly type: "PROLONGED" }
      | { readonly type: "SLEEP_NEAR" }
  },
  actors: {
    findSongs: slot<void, { readonly songs: number }, { readonly _tag: "NoTape" }>(),
    tape: tape(),
    sleepTimer: sleepTimerMachine
  },
  guards: {
    isSuccess,
    hasNoTape: hasFailed("NoTape"),
    hasSongs: ({ context }) => context.songs > 0,
    isMuted: stateIn({ on: { sound: "muted" } })
  },
  actions: {
    countSongs: assign((_, songs: number) => ({ songs })),
    rememberPosition: assign((_, position: number) => ({ position })),
    prolong: sendTo("sleepTimer", { type: "PROLONGED" })
  },
  delays: { hum: 2_000, rest: 300_000 }
}).createMachine({
  id: "musicPlayer",
  description: "A listener wants music, and to fall asleep over it.",
  context: { songs: 0, position: 0 },
  initial: "off",
  states: {
    off: { description: "Dark.", on: { POWER: "on.last" } },
    on: {
      description: "The lamp is lit.",
      type: "parallel",
      on: { POWER: "off", PANIC: { target: "off" } },
      invoke: { id: "sleepTimer", src: "sleepTimer", onDone: "off", onError: "off" },
      states: {
        last: { type: "history", history: "deep" },
        sound: {
          description: "How loud it is.",
          initial: "audible",
          states: {
            audible: { description: "Can be heard.", on: { MUTE: "muted" } },
            muted: {
              description: "Cannot be heard.",
              on: { MUTE: "audible", PANIC: { guard: "isMuted", target: "audible" } }
            }
          }
        },
        deck: {
          description: "What the tape does.",
          initial: "searching",
          states: {
            searching: {
              description: "Looks for songs on the tape.",
              invoke: {
                id: "findSongs",
                src: "findSongs",
                onDone: [
                  {
                    guard: "isSuccess",
                    target: "deciding",
                    actions: {
                      type: "countSongs",
                      params: ({ event }) => (event.output._tag === "Success" ? event.output.value.songs : 0)
                    }
                  },
                  { guard: "hasNoTape", target: "empty" },
                  { target: "empty" }
                ],
                onError: "empty"
              }
            },
            deciding: {
              description: "Knows how many songs there are.",
              always: [{ guard: "hasSongs", target: "paused" }, { target: "empty" }]
            },
            empty: { description: "No songs.", on: { PLAY: "searching" } },
            paused: {
              description: "Waits for the listener, and goes off by itself after a while.",
              on: { PLAY: "playing" },
              after: { rest: "#musicPlayer.off" }
            },
            playing: {
              description: "The tape turns.",
              initial: "starting",
              invoke: {
                id: "tape",
                src: "tape",
                onSnapshot: {
                  actions: { type: "rememberPosition", params: ({ event }) => positionOf(event.snapshot) }
                },
                onDone: "paused",
                onError: "empty"
              },
              on: { PAUSE: "paused", SLEEP_NEAR: ".fading" },
              states: {
                starting: { description: "It hums.", after: { hum: "turning" } },
                turning: { description: "It plays." },
                fading: {
                  description: "It gets quieter, since the listener may be asleep.",
                  on: { PROLONGED: { target: "turning", actions: "prolong" } }
                }
              }
            }
          }
        }
      }
    }
  }
})
