/** Random machines with all features of XState: a planner that handles them handles hand-written ones. */
import fc from "fast-check"
import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  fromPromise,
  raise,
  sendTo,
  stopChild
} from "xstate"

const events = ["A", "B", "C.x", "C.y"] as const
const descriptors = [...events, "C.*", "*"] as const
const actions = [
  "count",
  "raiseA",
  "raiseLater",
  "cancelLater",
  "tellSelf",
  "hire",
  "fire",
  "emit",
  "queue"
] as const
const guards = ["isBelow", "isAtLimit", "hasHired"] as const

interface Arrow {
  readonly on: (typeof descriptors)[number]
  /** Index among the siblings or the top states; `none` to stay. */
  readonly to: number
  readonly reach: "sibling" | "top" | "history" | "none"
  readonly guard: (typeof guards)[number] | undefined
  readonly actions: ReadonlyArray<(typeof actions)[number]>
  readonly reenter: boolean
}

interface GeneratedState {
  readonly kind: "atomic" | "compound" | "parallel" | "final"
  readonly history: "shallow" | "deep"
  readonly arrows: ReadonlyArray<Arrow>
  readonly entry: ReadonlyArray<(typeof actions)[number]>
  readonly after: boolean
  readonly always: boolean
  readonly invoke: boolean
  readonly onDone: boolean
  readonly inner: ReadonlyArray<GeneratedState>
}

const some = fc.uniqueArray(fc.constantFrom(...actions), { maxLength: 2 })

const arrow: fc.Arbitrary<Arrow> = fc.record({
  on: fc.constantFrom(...descriptors),
  to: fc.nat(2),
  reach: fc.constantFrom("sibling", "sibling", "top", "history", "none"),
  guard: fc.option(fc.constantFrom(...guards), { nil: undefined }),
  actions: some,
  reenter: fc.boolean()
})

const nodes = (depth: number): fc.Arbitrary<GeneratedState> =>
  fc.record({
    kind:
      depth === 0
        ? fc.constantFrom("atomic", "atomic", "final")
        : fc.constantFrom("atomic", "compound", "compound", "parallel"),
    history: fc.constantFrom("shallow", "deep"),
    arrows: fc.array(arrow, { maxLength: 3 }),
    entry: fc.oneof(fc.constant([]), fc.constant([]), some),
    after: fc.boolean(),
    always: fc.boolean(),
    invoke: fc.boolean(),
    onDone: fc.boolean(),
    inner: depth === 0 ? fc.constant([]) : fc.array(nodes(depth - 1), { minLength: 2, maxLength: 2 })
  })

const key = (index: number): string => `s${index}`

const configOf = (state: GeneratedState, siblings: number, index: number, isRegion: boolean): object => {
  if (state.kind === "final" && index > 0 && !isRegion) return { type: "final" }
  const hasInner = state.kind === "compound" || state.kind === "parallel"
  const targetOf = ({ reach, to }: Arrow): string | undefined => {
    if (reach === "top") return `#randomMachine.${key(to % 2)}`
    if (reach === "history" && hasInner) return ".last"
    // Regions are entered together.
    return reach === "sibling" && !isRegion ? key(to % siblings) : undefined
  }
  const on = state.arrows.map(
    (each) =>
      [
        each.on,
        {
          ...(targetOf(each) === undefined ? {} : { target: targetOf(each) }),
          ...(each.guard === undefined ? {} : { guard: each.guard }),
          actions: each.actions,
          reenter: each.reenter
        }
      ] as const
  )
  const next = isRegion ? undefined : key((index + 1) % siblings)
  return {
    entry: state.entry,
    on: Object.fromEntries(on),
    ...(state.after && next !== undefined ? { after: { 500: next } } : {}),
    ...(state.always && next !== undefined
      ? { always: { guard: "isAtLimit", target: next, actions: "reset" } }
      : {}),
    ...(state.invoke
      ? { invoke: { src: "work", ...(next === undefined ? {} : { onDone: next, onError: next }) } }
      : {}),
    ...(hasInner
      ? {
          ...(state.kind === "parallel" ? { type: "parallel" } : { initial: key(0) }),
          ...(state.onDone && next !== undefined ? { onDone: next } : {}),
          states: {
            ...Object.fromEntries(
              state.inner.map((inner, at) => [
                key(at),
                configOf(inner, state.inner.length, at, state.kind === "parallel")
              ])
            ),
            last: { type: "history", history: state.history }
          }
        }
      : {})
  }
}

interface Context {
  readonly count: number
  readonly hired: ReadonlyArray<AnyActorRef>
}
type Given = { readonly context: Context; readonly spawn: (src: string) => AnyActorRef }

export const randomMachine: fc.Arbitrary<AnyStateMachine> = fc
  .record({ isParallel: fc.boolean(), states: fc.array(nodes(2), { minLength: 2, maxLength: 2 }) })
  .map(
    ({ isParallel, states }) =>
      createMachine(
        {
          id: "randomMachine",
          context: { count: 0, hired: [] },
          ...(isParallel ? { type: "parallel" } : { initial: key(0) }),
          on: { "xstate.error.actor.*": {}, "xstate.done.actor.*": { actions: "count" } },
          states: Object.fromEntries(
            states.map((state, index) => [key(index), configOf(state, states.length, index, isParallel)])
          )
        } as never,
        {
          actors: { work: fromPromise(async () => 1), help: fromPromise(async () => 2) },
          guards: {
            isBelow: ({ context }: Given) => context.count < 2,
            isAtLimit: ({ context }: Given) => context.count >= 2,
            hasHired: ({ context }: Given) => context.hired.length > 0
          },
          actions: {
            count: assign({ count: ({ context }: Given) => Math.min(context.count + 1, 3) } as never),
            reset: assign({ count: 0 } as never),
            raiseA: enqueueActions(({ context, enqueue }) => {
              // Prevents an infinite loop.
              if ((context as unknown as Context).count < 2) {
                enqueue.assign({ count: (context as unknown as Context).count + 1 } as never)
                enqueue.raise({ type: "A" })
              }
            }),
            raiseLater: raise({ type: "B" }, { id: "later", delay: 300 }),
            cancelLater: cancel("later"),
            tellSelf: sendTo(({ self }) => self, { type: "C.x" }, { delay: 200 }),
            hire: assign({
              hired: ({ context, spawn }: Given) =>
                context.hired.length < 2 ? [...context.hired, spawn("help")] : context.hired
            } as never),
            fire: enqueueActions(({ context, enqueue }) => {
              const [first, ...others] = (context as unknown as Context).hired
              if (first === undefined) return
              enqueue(stopChild(first) as never)
              enqueue.assign({ hired: others } as never)
            }),
            emit: emit({ type: "told" }),
            queue: enqueueActions(({ enqueue, check }) => {
              if (check("isBelow" as never)) enqueue("count" as never)
            })
          }
        } as never
      ) as AnyStateMachine
  )

export const randomEvents: ReadonlyArray<string> = events
