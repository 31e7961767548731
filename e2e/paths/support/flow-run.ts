/** A flow with what the runner needs to know of its page. */
import type { Flow } from "@parkschein/flowkit/model"
import type { Answer, RequestPattern } from "@parkschein/flowkit/run"

export interface FlowRun {
  readonly flow: Flow
  /** Which requests are a service's; each waits until a path answers it. */
  readonly requests: Readonly<Record<string, ReadonlyArray<RequestPattern>>>
  /** Other requests of the page, which are answered at once. */
  readonly background?: ReadonlyArray<readonly [RequestPattern, Answer]>
  /** Faults (as `npm run paths:mutate` names them) that nobody could see, each with the reason; they are tried all the same. */
  readonly unseen?: Readonly<Record<string, string>>
  /** States that nobody sees, since another flow takes the page over at once: how that one is recognised. */
  readonly takenOver?: Readonly<Record<string, string>>
  /** Milliseconds; longer where a state needs another bundle or a frame to be loaded. */
  readonly timeout?: number
}

/** The element that says that the flow is in this state. */
export const markerOf =
  ({ flow, takenOver = {} }: FlowRun) =>
  (state: string): string =>
    takenOver[state] ?? `[data-machine="${flow.name}"][data-state="${state}"]`

/** On the way to the login. */
export const leavingForLogin = '[data-machine="access"][data-state="leavingForLogin"]'
