/** Binds a machine to its spec. Types reject a spec with a gap; what they miss is checked here, at once. */
import type { AnyStateMachine } from "xstate"
import { describeMachine, type MachineDescription, statesBelow } from "./describe-machine.ts"
import type {
  Control,
  EveryFailure,
  FlowSpec,
  InputMode,
  ServicesRequired,
  ServicesSpec
} from "./flow-spec.ts"
import { holesIn } from "./hole.ts"

/** Spec without its types, as the planner reads it. */
export interface AnyFlowSpec {
  readonly starts: Readonly<
    Record<
      string,
      { readonly input?: unknown; readonly fixture?: unknown; readonly open?: (screen: never) => unknown }
    >
  >
  readonly events: Readonly<
    Record<
      string,
      {
        readonly cases?: Readonly<Record<string, object>>
        readonly do: (screen: never, event: never, inputMode: InputMode) => unknown
        readonly control?: (screen: never, event: never) => Control | Promise<Control>
        readonly isOffered?: (screen: never, event: never) => boolean | Promise<boolean>
        readonly when?: (context: never, event: never) => boolean
        readonly anytime?: boolean
      }
    >
  >
  readonly services: Readonly<Record<string, Readonly<Record<string, AnyOutcome>>>>
  readonly states: Readonly<
    Record<string, ((screen: never, context: never, state: string, whole: string) => unknown) | "passing">
  >
  readonly unreachable: Readonly<Record<string, string>>
  readonly outOfReach: Readonly<Record<string, string>>
}

/** Outcome with one of the keys of `outcomeKinds`, and optionally `respond`. */
export type AnyOutcome = Readonly<Record<string, unknown>>
export const outcomeKinds = ["success", "failure", "ok", "fail", "sends", "snapshot"] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

export interface Flow {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly description: MachineDescription
  readonly spec: AnyFlowSpec
}

const quoted = (names: Iterable<string>): string => [...names].map((name) => `"${name}"`).join(", ")

const gaps = (
  needed: Iterable<string>,
  given: object,
  sentence: (name: string) => string
): ReadonlyArray<string> => [...new Set(needed)].filter((name) => !Object.hasOwn(given, name)).map(sentence)

const strangers = (given: object, known: Iterable<string>, sentence: (name: string) => string) => {
  const names = new Set(known)
  return Object.keys(given)
    .filter((name) => !names.has(name))
    .map(sentence)
}

/** Holes that prevent planning: in the machine's inputs, events and outcomes. */
const openValues = ({ starts, events, services }: AnyFlowSpec): ReadonlyArray<string> =>
  [...holesIn(starts, "starts"), ...holesIn(events, "events"), ...holesIn(services, "services")]
    .filter(({ way }) => !/\.(open|do|control|isOffered|when|respond)$/.test(way))
    .map(({ way, what }) => `"${way}" is still a hole: ${what}.`)

const outcomeProblems = (spec: AnyFlowSpec): ReadonlyArray<string> =>
  Object.entries(spec.services).flatMap(([service, cases]) =>
    Object.entries(cases).flatMap(([name, outcome]) => {
      const kinds = outcomeKinds.filter((kind) => Object.hasOwn(outcome, kind))
      if (kinds.length === 1) return []
      return [`Outcome "${name}" of service "${service}" must have exactly one of ${quoted(outcomeKinds)}.`]
    })
  )

const problemsOf = (description: MachineDescription, spec: AnyFlowSpec): ReadonlyArray<string> => {
  const states = statesBelow(description.root)
  const leaves = states.filter(({ type }) => type === "atomic" || type === "final").map(({ name }) => name)
  const events = description.transitions
    .filter(({ kind, event }) => (kind === "event" || kind === "forbidden") && !event.includes("*"))
    .map(({ event }) => event)
  const invokes = states.flatMap((state) => state.invokes.map((invoke) => ({ ...invoke, state: state.name })))
  return [
    ...(Object.keys(spec.starts).length === 0 ? ['There is no start. Add one to "starts".'] : []),
    ...gaps(events, spec.events, (name) => `Event "${name}" has no driver. Add it to "events".`),
    ...Object.entries(spec.events)
      .filter(([, { cases }]) => cases !== undefined && Object.keys(cases).length === 0)
      .map(([name]) => `Event "${name}" has no cases. Give at least one payload by name.`),
    ...gaps(leaves, spec.states, (name) => `State "${name}" has no assertion. Add it to "states".`),
    ...strangers(
      spec.states,
      leaves,
      (name) => `"states" names "${name}", which is no leaf state of the machine.`
    ),
    ...invokes
      .filter(({ service }) => service.startsWith("xstate.invoke."))
      .map(({ id, state }) => `State "${state}" invokes "${id}" without a name. Name the actor in setup().`),
    ...gaps(
      invokes.map(({ service }) => service).filter((service) => !service.startsWith("xstate.invoke.")),
      spec.services,
      (name) => `Service "${name}" has no outcomes. Add it to "services".`
    ),
    ...outcomeProblems(spec),
    ...openValues(spec),
    ...strangers(
      spec.outOfReach,
      description.transitions.map(({ id }) => id),
      (id) => `"outOfReach" names "${id}", which is no transition of the machine.`
    )
  ]
}

const define = (machine: AnyStateMachine, given: object): Flow => {
  const spec = { services: {}, unreachable: {}, outOfReach: {}, ...given } as AnyFlowSpec
  const description = describeMachine(machine)
  const problems = problemsOf(description, spec)
  if (problems.length > 0) {
    throw new Error(
      `The flow of machine "${machine.id}" is not complete:\n${problems.map((line) => `- ${line}`).join("\n")}`
    )
  }
  return { name: machine.id, machine, description, spec }
}

/**
 * Returns a `defineFlow` for one type of screen: `Screen` for drivers and assertions, `Answer` for `respond`.
 * Gaps in the spec do not compile: an event without driver, a payload event without cases, a service without
 * outcomes, an expected failure without a case, a leaf state without assertion, an unknown entry.
 */
export const flowsFor =
  <Screen, Answer = unknown>() =>
  <M extends AnyStateMachine, const Services extends Partial<ServicesSpec<M, Answer>>>(
    machine: M,
    spec: FlowSpec<M, Screen> & {
      readonly services?: Services & EveryFailure<M, Services>
    } & ServicesRequired<M, Answer>
  ): Flow =>
    define(machine, spec)

/** `flowsFor` with the screen's type inferred from the drivers. Throws for gaps unseen by the compiler. */
export const defineFlow = <
  M extends AnyStateMachine,
  const Services extends Partial<ServicesSpec<M, unknown>>,
  Screen = unknown
>(
  machine: M,
  spec: FlowSpec<M, Screen> & { readonly services?: Services & EveryFailure<M, Services> } & ServicesRequired<
      M,
      unknown
    >
): Flow => define(machine, spec)
