/** What every screen of a flow shares: it renders the actor's state, and its root says which machine and state that is. */
import { useSelector } from "@xstate/react"
import type { ComponentProps } from "react"
import type { StateValue, Subscribable } from "xstate"
import { Page } from "../ui/Layout.tsx"

const stateName = (value: StateValue): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .map(([state, nested = ""]) => `${state}.${stateName(nested)}`)
        .join(" + ")

/** The states of a machine by their dotted names, so that one that does not exist does not compile. */
type StateName<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${StateName<Value[Key]> & string}` }[keyof Value & string]

/** How a flow stands. */
interface FlowSnapshot {
  readonly value: StateValue
  readonly context: unknown
  readonly machine: { readonly id: string }
}

/** What a screen needs of its flow. */
interface Shown<Snapshot> extends Subscribable<Snapshot> {
  readonly getSnapshot: () => Snapshot
}

/** Which machine and which state a screen shows; for its root element. */
export interface FlowMarker {
  readonly "data-machine": string
  readonly "data-state": string
}

export interface FlowView<Snapshot extends FlowSnapshot> {
  readonly snapshot: Snapshot
  readonly context: Snapshot["context"]
  /** Dots for nested states; regions side by side with a plus between. */
  readonly state: StateName<Snapshot["value"]>
  readonly marker: FlowMarker
}

/** The state of a flow, for rendering. */
export const useFlow = <Snapshot extends FlowSnapshot>(actor: Shown<Snapshot>): FlowView<Snapshot> => {
  const snapshot = useSelector<Shown<Snapshot>, Snapshot>(actor, (current) => current)
  const state = stateName(snapshot.value)
  return {
    snapshot,
    context: snapshot.context,
    // The name of a state says no more than its value, whose type says which there are.
    state: state as StateName<Snapshot["value"]>,
    marker: { "data-machine": snapshot.machine.id, "data-state": state }
  }
}

/** The page of a flow. */
export const FlowPage = ({
  flow,
  ...rest
}: Omit<ComponentProps<typeof Page>, "as"> & { readonly flow: { readonly marker: FlowMarker } }) => (
  <Page {...flow.marker} {...rest} />
)
