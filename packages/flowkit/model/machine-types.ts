/** Types derived from a machine's type: events, actors with their outputs, names of leaf states. */
import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine
} from "xstate"

/** Events from outside, including routes; XState's own (`xstate.…`) come from services and delays. */
export type EventOf<M extends AnyStateMachine> =
  | Exclude<EventFromLogic<M>, { readonly type: `xstate.${string}` }>
  | Extract<EventFromLogic<M>, { readonly type: "xstate.route"; readonly to: string }>
export type EventName<M extends AnyStateMachine> = EventOf<M>["type"]
/** Several events may share one type: `{ type: "START" | "STOP" }`. */
type Named<Event, Name> = Event extends { readonly type: infer Type }
  ? [Type] extends [Name]
    ? Event
    : Name extends Type
      ? Event & { readonly type: Name }
      : never
  : never
export type EventNamed<M extends AnyStateMachine, Name> = Named<EventOf<M>, Name>
export type PayloadOf<Event> = { readonly [Key in Exclude<keyof Event, "type">]: Event[Key] }
export type HasPayload<Event> = [Exclude<keyof Event, "type">] extends [never] ? false : true

type ProvidedActorOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never

/** Actors by their names in `setup`. */
export type ServiceName<M extends AnyStateMachine> = ProvidedActorOf<M>["src"]
export type LogicNamed<M extends AnyStateMachine, Name> = Extract<
  ProvidedActorOf<M>,
  { readonly src: Name }
>["logic"]
export type ServiceOutput<M extends AnyStateMachine, Name> = OutputFrom<LogicNamed<M, Name>>
export type ServiceSnapshot<M extends AnyStateMachine, Name> = SnapshotFrom<LogicNamed<M, Name>>

/** The output of an actor that reports expected failures as data: `{ _tag: "Success", value }` or `{ _tag: "Failure", error }`. */
export interface Succeeded {
  readonly _tag: "Success"
  readonly value: unknown
}
export interface Failed {
  readonly _tag: "Failure"
  readonly error: unknown
}
/** Value of a success; `never` for any other output. */
export type SuccessValue<Output> = Extract<Output, Succeeded>["value"]
/** Expected failures; `never` for any other output. */
export type FailureError<Output> = Extract<Output, Failed>["error"]
export type FailureTag<Output> = Extract<FailureError<Output>, { readonly _tag: string }>["_tag"]

type Leaf<Value> = Value extends string
  ? Value
  : Value extends object
    ? {
        [Key in keyof Value & string]: [Leaf<Value[Key]>] extends [never]
          ? Key
          : `${Key}.${Leaf<Value[Key]> & string}`
      }[keyof Value & string]
    : never

// Snapshot value, not XState's `StateValueFrom`: that is for `matches`, with compound states alone, too.
/** Leaf states by dotted path, without the machine's id: `viewing`, `shopping.empty`. */
export type LeafOf<M extends AnyStateMachine> = Leaf<SnapshotFrom<M>["value"]>

export type { ContextFrom as ContextOf, InputFrom as InputOf }
