/**
 * Wrist watch with an alarm, a chime, a stopwatch and a weak battery: the example that introduced statecharts.
 * After D. Harel, "Statecharts: a visual formalism for complex systems", Science of Computer Programming 8 (1987),
 * pages 231 to 274, figures 6 to 31, where buttons are a, b, c and d. One alarm instead of two, times by order.
 */
import { type AnyStateMachine, createMachine, stateIn } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const updates = ["second", "minute", "tenMinutes", "hour", "day", "month", "year"] as const

/** c moves to the next part of the time, and after the last one back to the display. */
const updating = (after: string) => ({
  initial: "second",
  on: { B: after },
  states: Object.fromEntries(
    updates.map((part, index) => [part, { on: { C: updates[index + 1] ?? after, D: part } }])
  )
})

const config: object = {
  id: "watch",
  type: "parallel",
  states: {
    main: {
      initial: "displays",
      states: {
        displays: {
          initial: "regular",
          on: { T_HITS_ALARM: { guard: stateIn("#alarmEnabled"), target: "beeping" } },
          states: {
            last: { type: "history", history: "deep" },
            regular: {
              initial: "time",
              states: {
                time: { id: "timeShown", on: { A: "#out", C: "wait", D: "date" } },
                date: { after: { twoMinutes: "time" }, on: { D: "time" } },
                wait: { after: { twoSeconds: "update" }, on: { A: "time" } },
                update: updating("#timeShown")
              },
              id: "regular"
            },
            out: {
              id: "out",
              initial: "alarm",
              after: { twoMinutes: "regular" },
              states: {
                before: { type: "history" },
                alarm: {
                  initial: "shown",
                  states: {
                    shown: { on: { A: "#chime", C: "hours" } },
                    hours: { on: { C: "minutes", B: "shown" } },
                    minutes: { on: { C: "shown", B: "shown" } }
                  }
                },
                chime: { id: "chime", on: { A: "#stopwatch" } },
                stopwatch: {
                  id: "stopwatch",
                  type: "parallel",
                  on: { A: "#regular" },
                  states: {
                    display: {
                      initial: "regular",
                      states: { regular: { on: { D: "lap" } }, lap: { on: { D: "regular" } } }
                    },
                    run: { initial: "off", states: { off: { on: { B: "on" } }, on: { on: { B: "off" } } } }
                  }
                }
              }
            }
          }
        },
        beeping: {
          after: { halfAMinute: "displays.last" },
          on: { A: "displays.last", B: "displays.last", C: "displays.out.before", D: "displays.last" }
        }
      }
    },
    alarm: {
      initial: "disabled",
      states: {
        disabled: {
          on: { D: { guard: stateIn("#watch.main.displays.out.alarm.shown"), target: "enabled" } }
        },
        enabled: {
          id: "alarmEnabled",
          on: { D: { guard: stateIn("#watch.main.displays.out.alarm.shown"), target: "disabled" } }
        }
      }
    },
    chimeStatus: {
      initial: "disabled",
      states: {
        disabled: { on: { D: { guard: stateIn("#chime"), target: "quiet" } } },
        quiet: { on: { D: { guard: stateIn("#chime"), target: "disabled" }, T_HITS_HOUR: "beep" } },
        beep: { after: { twoSeconds: "quiet" } }
      }
    },
    light: { initial: "off", states: { off: { on: { B: "on" } }, on: { on: { B_RELEASED: "off" } } } }
  }
}

const machine: AnyStateMachine = createMachine(config, {
  delays: { twoMinutes: 120_000, twoSeconds: 2_000, halfAMinute: 30_000 }
})

export const watch: ThirdPartyMachine = {
  origin: "D. Harel, Statecharts: a visual formalism for complex systems (1987)",
  licence: "published paper, behaviour only",
  features: ["parallel in parallel", "deep history", "shallow history", "six levels", "stateIn", "after"],
  flow: flowWithoutScreen(machine, {
    events: { A: null, B: null, C: null, D: null, B_RELEASED: null, T_HITS_ALARM: null, T_HITS_HOUR: null }
  })
}
