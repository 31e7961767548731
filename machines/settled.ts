/** Transitions for a settled actor: by its value, or by each of its expected failures. */
import {
  and,
  type DoneActorEvent,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type SingleOrArray,
  type TransitionConfig,
  type WithDynamicParams
} from "xstate"
import type { Outcome } from "./effect.ts"

interface Tagged {
  readonly _tag: string
}

type Ended<Value, Failure> = DoneActorEvent<Outcome<Value, Failure>>

/** Names of the actions or guards that take `Given` as params, or none. */
type Taking<Implemented, Given> = Implemented extends {
  readonly type: infer Name
  readonly params?: infer Params
}
  ? [Given] extends [Params]
    ? Name
    : never
  : never

/** A target, or a transition; guards and actions given by name get the actor's value or failure as params. */
type Way<
  Context extends MachineContext,
  Event extends EventObject,
  Actions extends ParameterizedObject,
  Guards extends ParameterizedObject,
  Given
> = SingleOrArray<
  | string
  | {
      readonly guard?: Taking<Guards, Given>
      readonly target?: string
      readonly reenter?: boolean
      readonly actions?: SingleOrArray<Taking<Actions, Given> | WithDynamicParams<Context, Event, Actions>>
    }
>

// biome-ignore lint/suspicious/noExplicitAny: the way of any machine; where it is written its type is known.
type AnyWay = Way<any, any, any, any, any>

const outcomeOf = (event: EventObject) => (event as Ended<unknown, Tagged>).output

/** Returns the same transition for both failures that carry no reason from the service. */
export const unanswered = <const Ways>(way: Ways) => ({ Unreachable: way, ServiceFailed: way })

/** Guard: the actor succeeded. */
export const isSuccess = ({ event }: { readonly event: EventObject }): boolean =>
  outcomeOf(event)._tag === "Success"

/** Guard: the actor ended with one of these failures. */
const hasFailed = ({ event }: { readonly event: EventObject }, tags: ReadonlyArray<string>): boolean => {
  const outcome = outcomeOf(event)
  return outcome._tag === "Failure" && tags.includes(outcome.error._tag)
}

/** Guards that `settled` names. A machine whose failures all lead the same way needs `isSuccess` alone. */
export const settledGuards = { isSuccess, hasFailed }

const given = ({ event }: { readonly event: EventObject }): unknown => {
  const outcome = outcomeOf(event)
  return outcome._tag === "Success" ? outcome.value : outcome.error
}

const withGiven = <Named>(named: Named) =>
  typeof named === "string" ? { type: named, params: given } : named

const transitionsTo = (ways: AnyWay, ended?: string | ParameterizedObject) =>
  [ways].flat().map((way) => {
    const { guard, actions, ...rest } = typeof way === "string" ? { target: way } : way
    const guards = [ended, withGiven(guard)].filter((part) => part !== undefined)
    return {
      ...rest,
      ...(guards.length === 0 ? {} : { guard: guards.length === 1 ? guards[0] : and(guards as never) }),
      ...(actions === undefined ? {} : { actions: [actions].flat().map(withGiven) })
    }
  })

/**
 * Returns the transitions of `onDone`. Each expected failure of the actor needs a transition.
 * Failures with the same one share it; that of the last one has no guard.
 */
export const settled = <
  Context extends MachineContext,
  Value,
  Failure extends Tagged,
  Actions extends ParameterizedObject,
  Guards extends ParameterizedObject
>({
  success,
  failures
}: {
  readonly failures: {
    readonly [Tag in Failure["_tag"]]: Way<
      Context,
      Ended<Value, Failure>,
      Actions,
      Guards,
      Extract<Failure, { readonly _tag: Tag }>
    >
  }
} & ([Value] extends [never]
  ? { readonly success?: never }
  : { readonly success: Way<Context, Ended<Value, Failure>, Actions, Guards, Value> })): ReadonlyArray<
  // biome-ignore lint/suspicious/noExplicitAny: it fits machines with any other events and actors; it names no delay.
  TransitionConfig<Context, Ended<Value, Failure>, any, any, Actions, Guards, never, any, any>
> => {
  const tags = new Map<AnyWay, Array<string>>()
  for (const [tag, way] of Object.entries<AnyWay>(failures)) tags.set(way, [...(tags.get(way) ?? []), tag])
  const last = Object.values<AnyWay>(failures).at(-1)
  tags.delete(last ?? [])
  return [
    ...transitionsTo(success ?? [], last === undefined ? undefined : "isSuccess"),
    ...[...tags].flatMap(([way, params]) => transitionsTo(way, { type: "hasFailed", params })),
    ...transitionsTo(last ?? [])
  ] as never
}
