/** Stub actors that wait for an outcome from a path: the machine runs unchanged, without its services. */
import type { AnyActorLogic, AnyActorRef, AnyStateMachine, EventObject, Snapshot } from "xstate"
import type { AnyOutcome, OutcomeKind } from "./flow.ts"
import { outcomeKinds } from "./flow.ts"

const settleType = "flowkit.settle"

interface SettleEvent extends EventObject {
  readonly kind: OutcomeKind
  readonly value: unknown
}

export const outcomeKindOf = (outcome: AnyOutcome): OutcomeKind =>
  outcomeKinds.find((kind) => Object.hasOwn(outcome, kind)) ?? "ok"

/** Returns the output for an outcome. */
const outputOf = (kind: OutcomeKind, value: unknown): unknown =>
  kind === "success"
    ? { _tag: "Success", value }
    : kind === "failure"
      ? { _tag: "Failure", error: value }
      : value

/** Returns the event that the machine gets from the actor with this id for an outcome. */
export const eventOfOutcome = (id: string, outcome: AnyOutcome): EventObject => {
  const kind = outcomeKindOf(outcome)
  const value = outcome[kind]
  switch (kind) {
    case "fail":
      return { type: `xstate.error.actor.${id}`, error: value, actorId: id } as EventObject
    case "sends":
      return value as EventObject
    case "snapshot":
      return { type: `xstate.snapshot.${id}`, snapshot: value } as EventObject
    default:
      return { type: `xstate.done.actor.${id}`, output: outputOf(kind, value), actorId: id } as EventObject
  }
}

/** Returns true if the actor ends with the outcome. */
export const isEnding = (outcome: AnyOutcome): boolean =>
  !["sends", "snapshot"].includes(outcomeKindOf(outcome))

const settled = (state: Snapshot<unknown>, { kind, value }: SettleEvent): Snapshot<unknown> => {
  switch (kind) {
    case "fail":
      return { ...state, status: "error", error: value, output: undefined }
    case "snapshot":
      return value as Snapshot<unknown>
    case "sends":
      return state
    default:
      return { ...state, status: "done", output: outputOf(kind, value), error: undefined }
  }
}

const begun: Snapshot<unknown> = { status: "active", output: undefined, error: undefined }

/** Returns the initial snapshot of the real logic; computing it starts nothing. */
const initialOf = (logic: AnyActorLogic, scope: never, input: unknown): Snapshot<unknown> => {
  try {
    const silent = { ...(scope as object), actionExecutor: () => {}, defer: () => {}, emit: () => {} }
    const snapshot = logic.getInitialSnapshot(silent as never, input as never) as Snapshot<unknown>
    return snapshot.status === "active" ? snapshot : begun
  } catch {
    return begun
  }
}

const closeTo = (actor: AnyActorRef): void => {
  actor.getSnapshot = () => {
    throw new Error(
      `The machine reads the snapshot of its actor "${actor.id}", but paths replace actors by their outcomes. Let the actor report by an event, or by onSnapshot.`
    )
  }
}

const stubOf = (logic: AnyActorLogic, isClosed: boolean): AnyActorLogic => ({
  getInitialSnapshot: (scope, input) => {
    const snapshot = initialOf(logic, scope as never, input)
    if (isClosed) closeTo(scope.self)
    return snapshot
  },
  getPersistedSnapshot: (state) => state,
  transition: (state, event: EventObject, { self, defer }) => {
    if (event.type === "xstate.stop") return { ...state, status: "stopped" }
    if (event.type !== settleType) return state
    const settle = event as SettleEvent
    if (settle.kind === "sends") {
      const parent = (self as AnyActorRef & { readonly _parent?: AnyActorRef })._parent
      defer(() => parent?.send(settle.value))
    }
    return settled(state, settle)
  }
})

/** Settles a stub with an outcome. */
export const settle = (child: AnyActorRef, outcome: AnyOutcome): void => {
  const kind = outcomeKindOf(outcome)
  child.send({ type: settleType, kind, value: outcome[kind] })
}

const maxMicrosteps = 1_000

/**
 * Returns the machine with all actors of `setup` stubbed, and custom actions disabled: a real actor runs them.
 * Built-in ones (`assign`, `raise`, …) stay: they affect the state. `isClosed`: snapshots cannot be read.
 */
export const withStubs = (machine: AnyStateMachine, { isClosed = false } = {}): AnyStateMachine => {
  const made = isClosed ? closed : open
  const found = made.get(machine) ?? stubbedAnew(machine, isClosed)
  made.set(machine, found)
  return found
}

const open = new WeakMap<AnyStateMachine, AnyStateMachine>()
const closed = new WeakMap<AnyStateMachine, AnyStateMachine>()

const stubbedAnew = (machine: AnyStateMachine, isClosed: boolean): AnyStateMachine => {
  const { actors, actions } = machine.implementations
  const isBuiltIn = (action: unknown) => typeof action === "function" && "resolve" in action
  const stubbed = machine.provide({
    actors: Object.fromEntries(
      Object.entries(actors).map(([name, logic]) => [name, stubOf(logic as AnyActorLogic, isClosed)])
    ),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, isBuiltIn(action) ? action : () => {}])
    )
  } as never)
  // XState itself does not detect infinite loops.
  stubbed.options = {
    ...stubbed.options,
    maxIterations: Math.min(stubbed.options?.maxIterations ?? maxMicrosteps, maxMicrosteps)
  }
  return stubbed
}
