/** A flow with what the runner needs to know of its page. */
import type { Flow } from "../../../flowkit/model/index.ts"
import type { RequestPattern } from "../../../flowkit/run/index.ts"

export interface FlowRun {
  readonly flow: Flow
  /** Which requests are a service's; each waits until a path answers it. */
  readonly requests: Readonly<Record<string, ReadonlyArray<RequestPattern>>>
  /** States in which the access flow has taken the page over, on the way to the login. */
  readonly takenOver?: ReadonlyArray<string>
  /** Milliseconds; longer where a state needs another bundle or a frame to be loaded. */
  readonly patience?: number
}

/** The element that says that the flow is in this state. */
export const markerOf =
  ({ flow, takenOver = [] }: FlowRun) =>
  (state: string): string =>
    takenOver.includes(state)
      ? '[data-machine="access"][data-state="leavingForLogin"]'
      : `[data-machine="${flow.name}"][data-state="${state}"]`
