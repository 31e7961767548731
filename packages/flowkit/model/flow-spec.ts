/** Spec of a flow, from which it is planned: starts, drivers, outcomes and an assertion for each state. */
import type { AnyStateMachine } from "xstate"
import type {
  ContextOf,
  EventName,
  EventNamed,
  EventOf,
  FailureError,
  FailureTag,
  HasPayload,
  InputOf,
  LeafOf,
  PayloadOf,
  ServiceName,
  ServiceOutput,
  ServiceSnapshot,
  SuccessValue
} from "./machine-types.ts"

/** Start of the flow: input of the machine, and the steps of a person that lead to it. */
export type StartSpec<M extends AnyStateMachine, Screen> = {
  readonly open?: (screen: Screen) => unknown
  /** Environment of the machine, where outcomes depend on it (`atOnce`). Plain data. */
  readonly fixture?: unknown
} & (undefined extends InputOf<M> ? { readonly input?: InputOf<M> } : { readonly input: InputOf<M> })

/** A control is operated by pointer the first time in a plan, and by keyboard from then on. */
export type InputMode = "pointer" | "keyboard"

/** A DOM element of a control: a part of `HTMLElement`. */
export interface ControlElement {
  getBoundingClientRect(): { readonly width: number; readonly height: number }
  checkVisibility(options: { readonly visibilityProperty: boolean }): boolean
  matches(selectors: string): boolean
  closest(selectors: string): unknown
}

/** A control of the page: a part of Playwright's `Locator`. */
export interface Control {
  or(other: Control): Control
  evaluateAll<Answer>(pageFunction: (elements: Array<ControlElement>) => Answer): Promise<Answer>
}

interface Driver<Event, Screen, Context> {
  /** Performs the event as a person would. */
  readonly do: (screen: Screen, event: Event, inputMode: InputMode) => unknown
  /** The element to operate, as Playwright's `Locator`: while it is disabled, the event is not offered. */
  readonly control?: (screen: Screen, event: Event) => Control | Promise<Control>
  /**
   * Returns whether a person could do so now; called in every state, and by probes. Calls for all events
   * run concurrently, the cases of one in turn: it may fill in a field of its own, and touches nothing
   * else. With a `control` it is only called where that is enabled, and may be left out.
   */
  readonly isOffered?: (screen: Screen, event: Event) => boolean | Promise<boolean>
  /** Precondition for a person, by the context: a ticked box cannot be ticked. */
  readonly when?: (context: Context, event: Event) => boolean
  /** Neither needs a control nor can be prevented; where the machine refuses it, it is tried all the same. */
  readonly anytime?: boolean
}

/** Event: its driver and, with a payload, its cases by name. */
export type EventSpec<Event, Screen, Context = unknown> = Driver<Event, Screen, Context> &
  (HasPayload<Event> extends true
    ? { readonly cases: Readonly<Record<string, PayloadOf<Event>>> }
    : { readonly cases?: never })

interface Answered<M extends AnyStateMachine, Answer> {
  /**
   * The actor does this as soon as the condition holds; it cannot be triggered or prevented. Such an outcome
   * belongs to the previous step, and occurs in no other case. If the actor goes on, it must not hold again.
   */
  readonly atOnce?: (context: ContextOf<M>, fixture: unknown) => boolean
  /** Transforms the value where the app adds stored data; changes nothing else. */
  readonly adapt?: (value: never, context: ContextOf<M>) => unknown
  /** Cause of the outcome in a running app, such as a status and a body. Defined by the runner. */
  readonly respond?: Answer
}

/**
 * An outcome of an actor. Exactly one of:
 * - `success`, `failure`: it ends with `{ _tag: "Success", value }` or `{ _tag: "Failure", error }`
 * - `ok`: it ends with this output, of any shape
 * - `fail`: it fails with this error (`onError`)
 * - `sends`: it sends this event to its parent and continues
 * - `snapshot`: it emits this snapshot and continues (`onSnapshot`)
 */
export type OutcomeSpec<M extends AnyStateMachine, Name, Answer> = Answered<M, Answer> &
  (
    | { readonly success: SuccessValue<ServiceOutput<M, Name>> }
    | { readonly failure: FailureError<ServiceOutput<M, Name>> }
    | { readonly ok: ServiceOutput<M, Name> }
    | { readonly fail: unknown }
    | { readonly sends: EventOf<M> }
    | { readonly snapshot: ServiceSnapshot<M, Name> }
  )

export type ServicesSpec<M extends AnyStateMachine, Answer> = {
  readonly [Name in ServiceName<M>]: Readonly<Record<string, OutcomeSpec<M, Name, Answer>>>
}

type TagsShown<Cases> = Cases[keyof Cases] extends infer Case
  ? Case extends { readonly failure: { readonly _tag: infer Tag } }
    ? Tag
    : never
  : never

/** Expected failure without a case, by its tag. */
type FailuresMissing<M extends AnyStateMachine, Name, Cases> = Exclude<
  FailureTag<ServiceOutput<M, Name>>,
  TagsShown<Cases>
>

/** Holds only if each service has a case for every failure of its type. */
export type EveryFailure<M extends AnyStateMachine, Services> = {
  readonly [Name in keyof Services]: Name extends ServiceName<M>
    ? [FailuresMissing<M, Name, Services[Name]>] extends [never]
      ? unknown
      : { readonly "a case is missing for the failure": FailuresMissing<M, Name, Services[Name]> }
    : never
}

/**
 * Throws unless the screen shows the leaf state of this name; `whole` has those of parallel regions, too.
 * `"passing"` for a state that is left at once, unseen.
 */
export type StateAssertion<M extends AnyStateMachine, Screen> =
  | ((screen: Screen, context: ContextOf<M>, state: string, whole: string) => unknown)
  | "passing"

export interface FlowSpec<M extends AnyStateMachine, Screen> {
  readonly starts: Readonly<Record<string, StartSpec<M, Screen>>>
  readonly events: { readonly [Name in EventName<M>]: EventSpec<EventNamed<M, Name>, Screen, ContextOf<M>> }
  readonly states: { readonly [Name in LeafOf<M>]: StateAssertion<M, Screen> }
  /** Items (by id) that no path can reach, each with the reason; listed as accepted in the plan. */
  readonly unreachable?: Readonly<Record<string, string>>
  /** Transitions (by id) possible for the machine but never for the app, with reasons; never planned. */
  readonly outOfReach?: Readonly<Record<string, string>>
}

/** `services` is optional only for a machine without any. */
export type ServicesRequired<M extends AnyStateMachine, Answer> = [ServiceName<M>] extends [never]
  ? { readonly services?: Readonly<Record<string, never>> }
  : { readonly services: ServicesSpec<M, Answer> }
