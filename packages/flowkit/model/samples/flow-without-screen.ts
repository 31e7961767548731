/** Flows of tests that need no screen. */
import type { AnyStateMachine } from "xstate"
import { type AnyOutcome, defineFlow, describeMachine, type Flow, statesBelow } from "../index.ts"

interface ScreenlessSpec {
  readonly starts?: Readonly<Record<string, { readonly input?: unknown }>>
  /** Payloads by name; null for an event without one. */
  readonly events: Readonly<Record<string, Readonly<Record<string, object>> | null>>
  readonly services?: Readonly<Record<string, Readonly<Record<string, AnyOutcome>>>>
  /** States that are left at once. */
  readonly passing?: ReadonlyArray<string>
  readonly unreachable?: Readonly<Record<string, string>>
}

/** Returns a flow that runs in Node only: its drivers and assertions do nothing. */
export const flowWithoutScreen = (
  machine: AnyStateMachine,
  { starts = { fresh: {} }, events, services = {}, passing = [], unreachable = {} }: ScreenlessSpec
): Flow => {
  const leaves = statesBelow(describeMachine(machine).root).filter(
    ({ type }) => type === "atomic" || type === "final"
  )
  return defineFlow(machine, {
    starts,
    events: Object.fromEntries(
      Object.entries(events).map(([type, cases]) => [
        type,
        { do: () => {}, ...(cases === null ? {} : { cases }) }
      ])
    ),
    services,
    states: Object.fromEntries(
      leaves.map(({ name }) => [name, passing.includes(name) ? "passing" : () => {}])
    ),
    unreachable
  } as never)
}
