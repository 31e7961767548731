/** Steps a machine purely: no actor runs, no clock ticks; timers are kept as milliseconds still to go. */
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  fromTransition,
  getInitialMicrosteps
} from "xstate"
import { type Microstep, type Observation, observe } from "./observe.ts"

export interface Timer {
  readonly id: string | undefined
  readonly event: EventObject
  /** Milliseconds until it fires. */
  readonly left: number
  /** Whether `cancel` finds it: XState knows of each id only the last timer, and none once one of them has fired. */
  readonly isHeld: boolean
}

/** Where a machine stands, with all that decides what can happen next. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot
  readonly timers: ReadonlyArray<Timer>
  /** Actors that have ended though their state is still active. */
  readonly ended: ReadonlySet<AnyActorRef>
}

export interface Step extends Observation {
  readonly situation: Situation
}

interface ExecutedAction {
  readonly type: string
  readonly params: unknown
}

const idle: AnyActorLogic = fromTransition((state) => state, null)

type Children = Readonly<Record<string, AnyActorRef | undefined>>
type Named = AnyActorRef & { readonly systemId?: string; readonly sessionId: string }

/** XState's own, which it does not publish. */
interface System {
  _bookId: () => string
  readonly _set: (systemId: string, actor: AnyActorRef) => void
  readonly _unregister: (actor: AnyActorRef) => void
  readonly getAll: () => Readonly<Record<string, AnyActorRef>>
}

const generatedId = /^x:(\d+)$/

/** An id that XState made up for an actor that was given none; another one in each run. */
export const isGenerated = (id: string): boolean => generatedId.test(id)

/** Actors that are spawned without an id are numbered the same in every run, after those that are there already. */
const numbersAfter = (children: Children): (() => string) => {
  let last: number | undefined
  return () => {
    last = (last ?? lastNumber(children)) + 1
    return `x:${last}`
  }
}

const lastNumber = (children: Children): number => {
  const used = Object.values(children).map((child) =>
    Number(generatedId.exec((child as Named | undefined)?.sessionId ?? "")?.[1] ?? 0)
  )
  return Math.max(0, ...used)
}

type OnMicrostep = (
  event: EventObject,
  selected: ReadonlyArray<AnyTransitionDefinition>,
  snapshot: AnyMachineSnapshot
) => void

let onMicrostep: OnMicrostep = () => {}

/** A host that never starts, so that a pure step has an actor to call its own, a parent to send to, and an inspector. */
const host = createActor(idle, { id: "self", parent: createActor(idle, { id: "parent" }) } as never)
host.system.inspect((inspected) => {
  if (inspected.type === "@xstate.microstep") {
    onMicrostep(inspected.event, inspected._transitions, inspected.snapshot as AnyMachineSnapshot)
  }
})

/** As if the host had these children and no others; one step at a time. */
const inertScope = (children: Children, onEach: OnMicrostep) => {
  onMicrostep = onEach
  const system = host.system as unknown as System
  system._bookId = numbersAfter(children)
  for (const actor of Object.values(system.getAll())) system._unregister(actor)
  for (const child of Object.values(children)) {
    const systemId = (child as Named | undefined)?.systemId
    if (child !== undefined && systemId !== undefined) system._set(systemId, child)
  }
  const actions: Array<ExecutedAction> = []
  const scope = {
    self: host,
    id: host.id,
    sessionId: host.sessionId,
    system: host.system,
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: (action: ExecutedAction) => {
      actions.push(action)
      // Its name in the system is free at once, for whoever is started in its place.
      if (action.type === "xstate.stopChild" && action.params !== undefined)
        system._unregister(action.params as AnyActorRef)
    }
  }
  return { scope: scope as never, self: host, actions }
}

interface DelayedParams {
  readonly id?: string
  readonly to?: unknown
  readonly event: EventObject
  readonly delay?: number
  readonly sendId?: string
}

/** Timers with the id run on, but can no longer be cancelled. */
const letGo = (timers: ReadonlyArray<Timer>, id: string | undefined): ReadonlyArray<Timer> =>
  id === undefined ? timers : timers.map((timer) => (timer.id === id ? { ...timer, isHeld: false } : timer))

const timersAfter = (
  timers: ReadonlyArray<Timer>,
  actions: ReadonlyArray<ExecutedAction>,
  self: AnyActorRef
): ReadonlyArray<Timer> => {
  if (actions.length === 0) return timers
  let running = timers
  for (const { type, params } of actions) {
    if (type === "xstate.cancel") {
      running = running.filter(({ id, isHeld }) => !isHeld || id !== (params as DelayedParams).sendId)
    } else if (type === "xstate.raise" || type === "xstate.sendTo") {
      const { id, event, delay, to } = params as DelayedParams
      const isOwn = type === "xstate.raise" || to === self
      if (isOwn && typeof delay === "number")
        running = [...letGo(running, id), { id, event, left: delay, isHeld: true }]
    }
  }
  return running
}

const stillThere = (
  ended: ReadonlySet<AnyActorRef>,
  snapshot: AnyMachineSnapshot
): ReadonlySet<AnyActorRef> => {
  if (ended.size === 0) return ended
  const present = new Set(Object.values(snapshot.children as Record<string, AnyActorRef | undefined>))
  return new Set([...ended].filter((child) => present.has(child)))
}

const settleInto = (
  snapshot: AnyMachineSnapshot,
  timers: ReadonlyArray<Timer>,
  ended: ReadonlySet<AnyActorRef>
): Situation => ({
  snapshot,
  timers: snapshot.status === "active" ? timers : [],
  ended: stillThere(ended, snapshot)
})

/** Whether the machine is told of every snapshot of the child. */
const isWatched = (child: AnyActorRef): boolean =>
  (child as AnyActorRef & { readonly _syncSnapshot?: boolean })._syncSnapshot === true

const firstSnapshot = (child: AnyActorRef): unknown =>
  (child as AnyActorRef & { readonly _snapshot: unknown })._snapshot

/** Two steps that follow each other, as one. */
export const join = (first: Step, second: Step): Step => ({
  situation: second.situation,
  takes: [...first.takes, ...second.takes],
  changes: [...first.changes, ...second.changes],
  guards: [...new Set([...first.guards, ...second.guards])],
  passes: [...new Set([...first.passes, ...second.passes])]
})

/** A watched child reports its first snapshot as soon as it starts. */
const greetedBy = (machine: AnyStateMachine, step: Step, before: AnyMachineSnapshot | undefined): Step => {
  const { snapshot } = step.situation
  if (snapshot.status !== "active" || snapshot.children === before?.children) return step
  const known = new Set<unknown>(Object.values(before?.children ?? {}))
  const newcomers = Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>).flatMap(
    ([id, ref]) => (ref !== undefined && !known.has(ref) && isWatched(ref) ? [{ id, ref }] : [])
  )
  return newcomers.reduce((so, { id, ref }) => {
    const event = { type: `xstate.snapshot.${id}`, snapshot: firstSnapshot(ref) }
    return join(so, stepBy(machine, so.situation, event))
  }, step)
}

export const startOf = (machine: AnyStateMachine, input: unknown): Step => {
  const microsteps: Array<Microstep> = []
  // The snapshot before the first eventless step is reported nowhere else.
  const [beforeEventless] = getInitialMicrosteps(machine, input as never)[0] ?? []
  let before = beforeEventless as AnyMachineSnapshot
  const { scope, self, actions } = inertScope({}, (event, selected, snapshot) => {
    microsteps.push({ before, event, selected })
    before = snapshot
  })
  const snapshot = machine.getInitialSnapshot(scope, input as never) as AnyMachineSnapshot
  if (snapshot.status === "error") throw snapshot.error
  const situation = settleInto(snapshot, timersAfter([], actions, self), new Set())
  return greetedBy(machine, { ...observe(microsteps, snapshot), situation }, undefined)
}

/** Sends one event. Throws what a guard, an assign or an input throws. */
export const stepBy = (machine: AnyStateMachine, situation: Situation, event: EventObject): Step => {
  const microsteps: Array<Microstep> = []
  let before = situation.snapshot
  const { scope, self, actions } = inertScope(
    situation.snapshot.children as Children,
    (at, selected, snapshot) => {
      microsteps.push({ before, event: at, selected })
      before = snapshot
    }
  )
  const snapshot = machine.transition(situation.snapshot, event as never, scope) as AnyMachineSnapshot
  // Refused: everything stays as it is.
  const isIdle = snapshot === situation.snapshot && actions.length === 0
  const next = isIdle
    ? situation
    : settleInto(snapshot, timersAfter(situation.timers, actions, self), situation.ended)
  return greetedBy(machine, { ...observe(microsteps, snapshot), situation: next }, situation.snapshot)
}

/** A child ends or speaks. */
export const stepByChild = (
  machine: AnyStateMachine,
  situation: Situation,
  child: AnyActorRef,
  event: EventObject,
  ends: boolean
): Step =>
  stepBy(
    machine,
    { ...situation, ended: ends ? new Set([...situation.ended, child]) : situation.ended },
    event
  )

/** Milliseconds until the earliest timer fires; undefined if none runs. */
export const nextDelay = ({ timers }: Situation): number | undefined =>
  timers.length === 0 ? undefined : Math.min(...timers.map(({ left }) => left))

const maxFirings = 1_000

/** Lets the earliest timer fire, and whatever is due at the same moment. */
export const stepByTime = (
  machine: AnyStateMachine,
  situation: Situation
): Step & { readonly ms: number } => {
  const ms = nextDelay(situation)
  if (ms === undefined) throw new Error("No timer is running, so time changes nothing.")
  const timers = situation.timers.map((timer) => ({ ...timer, left: timer.left - ms }))
  let so: Step = { situation: { ...situation, timers }, takes: [], changes: [], guards: [], passes: [] }
  for (let firings = 0; ; firings += 1) {
    const { situation: now } = so
    const due = now.timers.find(({ left }) => left <= 0)
    if (due === undefined) break
    if (firings === maxFirings)
      throw new Error(`Timers without delay fire each other for ever ("${due.event.type}").`)
    const others = letGo(
      now.timers.filter((timer) => timer !== due),
      due.id
    )
    so = join(so, stepBy(machine, { ...now, timers: others }, due.event))
  }
  return { ms, ...so }
}
