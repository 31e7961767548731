/** Machine of a third party, with all that is needed to describe, plan and run it without a screen. */
import type { AnyActorLogic, AnyActorRef, AnyStateMachine } from "xstate"
import { type AnyOutcome, defineFlow, describeMachine, type Flow, statesBelow } from "../model/index.ts"

/** Real logic of a service, and how to bring about each of its outcomes. */
export interface RealService {
  readonly logic: AnyActorLogic
  readonly bringAbout: Readonly<Record<string, (child: AnyActorRef) => void>>
}

export interface ThirdPartyMachine {
  /** Source of the behaviour. */
  readonly origin: string
  readonly licence: string
  /** Features of XState that it uses. */
  readonly features: ReadonlyArray<string>
  readonly flow: Flow
  /** For services that a promise, a callback or an observable cannot replace. */
  readonly real?: Readonly<Record<string, RealService>>
}

interface NodeSpec {
  readonly starts?: Readonly<Record<string, { readonly input?: unknown }>>
  /** Payloads by name; null for an event without one. */
  readonly events: Readonly<Record<string, Readonly<Record<string, object>> | null>>
  readonly services?: Readonly<Record<string, Readonly<Record<string, AnyOutcome>>>>
  /** States that are left at once. */
  readonly passing?: ReadonlyArray<string>
  readonly unreachable?: Readonly<Record<string, string>>
}

/** Flow that runs in Node only: its drivers and assertions have no screen. */
export const nodeFlow = (
  machine: AnyStateMachine,
  { starts = { fresh: {} }, events, services = {}, passing = [], unreachable = {} }: NodeSpec
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
