/** Runs a machine with stubs for its services, and records its microsteps. */
import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromTransition,
  getInitialMicrosteps
} from "xstate"
import type { Microstep } from "./observe.ts"
import { withStubs } from "./stub-actor.ts"

const idle = fromTransition((state: null) => state, null)

export interface Watched {
  readonly clock: NonNullable<ActorOptions<AnyActorLogic>["clock"]>
  readonly id: string
  readonly input: unknown
}

interface Executed {
  readonly type: string
  readonly params?: unknown
}
interface Executor {
  readonly self: unknown
  readonly actionExecutor: (action: Executed) => void
}

/**
 * Disables custom actions; built-in ones stay, since they affect the next state. Also drops events to
 * services: they are stubs, and a real one under watch would respond with a snapshot.
 */
const quiet = (scope: object): never => {
  const { actionExecutor, self } = scope as Executor
  const isHeard = ({ type, params }: Executed): boolean =>
    type === "xstate.sendTo" ? (params as { readonly to?: unknown }).to === self : type.startsWith("xstate.")
  const executor: Pick<Executor, "actionExecutor"> = {
    actionExecutor: (action) => {
      if (isHeard(action)) actionExecutor(action)
    }
  }
  return { ...scope, ...executor } as never
}

const silenced = (machine: AnyStateMachine): AnyStateMachine =>
  Object.create(machine, {
    getInitialSnapshot: {
      value: (scope: object, input: unknown) => machine.getInitialSnapshot(quiet(scope), input as never)
    },
    transition: {
      value: (snapshot: AnyMachineSnapshot, event: EventObject, scope: object) =>
        machine.transition(snapshot, event as never, quiet(scope))
    }
  })

/** Returns an actor that is not started yet. */
export const watchedActor = (given: AnyStateMachine, { clock, id, input }: Watched) => {
  const machine = withStubs(given)
  const [first] = getInitialMicrosteps(machine, input as never)
  let before = first?.[0] as AnyMachineSnapshot
  const microsteps: Array<Microstep> = []
  // Events to its parent are dropped.
  const host = createActor(idle, {
    clock,
    logger: () => {},
    inspect: (inspected) => {
      if (inspected.type !== "@xstate.microstep") return
      microsteps.push({ before, event: inspected.event, selected: inspected._transitions })
      before = inspected.snapshot as AnyMachineSnapshot
    }
  }).start()
  const actor = createActor(silenced(machine), { parent: host, id, input } as never) as AnyActorRef
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot
  return {
    actor,
    snapshot,
    running: () =>
      Object.entries(
        snapshot().children as Record<string, (AnyActorRef & { readonly src?: unknown }) | undefined>
      ).flatMap(([id, ref]) =>
        ref?.getSnapshot().status === "active" ? [{ id, service: String(ref.src), ref }] : []
      ),
    /** Returns the microsteps since the last call. */
    takeMicrosteps: (): ReadonlyArray<Microstep> => microsteps.splice(0),
    stop: () => {
      host.stop()
    }
  }
}
