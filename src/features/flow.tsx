/** Parts of every screen of a flow: renders the actor's state, and marks its root with machine and state. */
import { useSelector } from "@xstate/react"
import type { ComponentProps } from "react"
import type { StateValue, Subscribable } from "xstate"
import { Page } from "../ui/Layout.tsx"

const stateName = (value: StateValue, parent = ""): string =>
  typeof value === "string"
    ? `${parent}${value}`
    : Object.entries(value)
        .map(([state, nested = ""]) => stateName(nested, `${parent}${state}.`))
        .join(" + ")

/** Dotted state names of a machine, so that an unknown state does not compile. */
type StateName<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${StateName<Value[Key]> & string}` }[keyof Value & string]

interface FlowSnapshot {
  readonly value: StateValue
  readonly context: unknown
  readonly machine: { readonly id: string }
  readonly tags: ReadonlySet<string>
  readonly hasTag: (tag: never) => boolean
}

/** Actor, as far as a screen uses it. */
interface Shown<Snapshot> extends Subscribable<Snapshot> {
  readonly getSnapshot: () => Snapshot
}

/** Attributes of a screen's root element: the machine and its state. */
export interface FlowMarker {
  readonly "data-machine": string
  readonly "data-state": string
}

export interface FlowView<Snapshot extends FlowSnapshot> {
  readonly snapshot: Snapshot
  readonly context: Snapshot["context"]
  /** Dots for nested states, a plus between parallel regions. */
  readonly state: StateName<Snapshot["value"]>
  /** Returns whether the flow is in a state of this group. */
  readonly hasTag: (tag: Parameters<Snapshot["hasTag"]>[0]) => boolean
  readonly marker: FlowMarker
}

/** The last screen of a flow that has been left stays as it is: the next one would wait for its rendering. */
const isShown = (shown: FlowSnapshot, next: FlowSnapshot): boolean => shown === next || next.tags.has("left")

/** Returns the state of a flow, for rendering. */
export const useFlow = <Snapshot extends FlowSnapshot>(actor: Shown<Snapshot>): FlowView<Snapshot> => {
  const snapshot = useSelector<Shown<Snapshot>, Snapshot>(actor, (current) => current, isShown)
  const state = stateName(snapshot.value)
  return {
    snapshot,
    context: snapshot.context,
    // Safe: the name is built from the value, whose type lists the possible names.
    state: state as StateName<Snapshot["value"]>,
    hasTag: (tag) => snapshot.hasTag(tag),
    marker: { "data-machine": snapshot.machine.id, "data-state": state }
  }
}

/** Page of a flow. */
export const FlowPage = ({
  flow,
  ...rest
}: Omit<ComponentProps<typeof Page>, "as"> & { readonly flow: { readonly marker: FlowMarker } }) => (
  <Page {...flow.marker} {...rest} />
)
