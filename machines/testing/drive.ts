/** Drives a machine without any effect: the test decides how each invoked actor ends. */
import { type Actor, type AnyActorLogic, createActor, type InputFrom, SimulatedClock } from "xstate"
import { fail, succeed } from "../effect.ts"

export interface Driven<Logic extends AnyActorLogic> {
  readonly actor: Actor<Logic>
  readonly clock: SimulatedClock
  /** The state as a path: dots for nested ones, a plus between parallel regions. */
  readonly state: () => string
  /** The invoked actor of this id succeeds. */
  readonly succeeds: (id: string, value?: unknown) => void
  /** The invoked actor of this id fails with an expected failure. */
  readonly fails: (id: string, error: { readonly _tag: string } & Readonly<Record<string, unknown>>) => void
  /** The invoked actor of this id fails with a defect. */
  readonly breaks: (id: string) => void
}

const named = (value: unknown, parent = ""): string =>
  typeof value === "string"
    ? `${parent}${value}`
    : Object.entries(value as object)
        .map(([state, nested]) => named(nested, `${parent}${state}.`))
        .join(" + ")

export const drive = <Logic extends AnyActorLogic>(logic: Logic, input?: InputFrom<Logic>): Driven<Logic> => {
  const clock = new SimulatedClock()
  const actor = createActor(logic, { clock, input } as never) as Actor<Logic>
  actor.start()
  const running = (id: string) => {
    const { children } = actor.getSnapshot() as { children: Record<string, unknown> }
    if (!(id in children)) {
      throw new Error(`${id} is not running; running are: ${Object.keys(children).join(", ") || "none"}.`)
    }
  }
  const end = (id: string, event: Record<string, unknown>) => {
    running(id)
    actor.send({ ...event, actorId: id } as never)
  }
  return {
    actor,
    clock,
    state: () => named((actor.getSnapshot() as { value: unknown }).value),
    succeeds: (id, value) => end(id, { type: `xstate.done.actor.${id}`, output: succeed(value) }),
    fails: (id, error) => end(id, { type: `xstate.done.actor.${id}`, output: fail(error) }),
    breaks: (id) => end(id, { type: `xstate.error.actor.${id}`, error: new Error("broken on purpose") })
  }
}
