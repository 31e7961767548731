/** What every screen of a flow shares: it renders the actor's state, and its root says which machine and state that is. */
import { useSelector } from "@xstate/react"
import type { ComponentProps } from "react"
import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from "xstate"
import { Page } from "../ui/Layout.tsx"

const stateName = (value: unknown): string => {
  if (typeof value === "string") return value
  return Object.entries(value as Record<string, unknown>)
    .map(([state, nested]) => `${state}.${stateName(nested)}`)
    .join(" + ")
}

/** The states of a machine by their dotted names, so that one that does not exist does not compile. */
type StateName<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${StateName<Value[Key]> & string}` }[keyof Value & string]

type StateOf<Snapshot> = Snapshot extends { readonly value: infer Value } ? StateName<Value> : never

type ContextOf<Snapshot> = Snapshot extends { readonly context: infer Context } ? Context : never

/** Which machine and which state a screen shows; for its root element. */
export interface FlowMarker {
  readonly "data-machine": string
  readonly "data-state": string
}

export interface FlowView<Actor extends AnyActorRef> {
  readonly snapshot: SnapshotFrom<Actor>
  readonly context: ContextOf<SnapshotFrom<Actor>>
  /** Dots for nested states; regions side by side with a plus between. */
  readonly state: StateOf<SnapshotFrom<Actor>>
  readonly marker: FlowMarker
}

/** The state of a flow, for rendering. */
export const useFlow = <Actor extends AnyActorRef>(actor: Actor): FlowView<Actor> => {
  const snapshot = useSelector(actor, (current) => current) as SnapshotFrom<Actor>
  const { value, context, machine } = snapshot as unknown as AnyMachineSnapshot
  const state = stateName(value)
  return {
    snapshot,
    context: context as ContextOf<SnapshotFrom<Actor>>,
    state: state as StateOf<SnapshotFrom<Actor>>,
    marker: { "data-machine": machine.id, "data-state": state }
  }
}

/** The page of a flow. */
export const FlowPage = ({
  flow,
  ...rest
}: Omit<ComponentProps<typeof Page>, "as"> & { readonly flow: { readonly marker: FlowMarker } }) => (
  <Page {...flow.marker} {...rest} />
)
