/** Flow with the runner's configuration of its page. */
import type { Flow } from "@parkschein/flowkit/model"
import type { Answer, RequestPattern } from "@parkschein/flowkit/run"

export interface FlowRun {
  readonly flow: Flow
  /** Request patterns by service; each request is held until a path answers it. */
  readonly requests: Readonly<Record<string, ReadonlyArray<RequestPattern>>>
  /** Other requests of the page, answered at once. */
  readonly background?: ReadonlyArray<readonly [RequestPattern, Answer]>
  /** Invisible faults, named as in `npm run paths:mutate`, with the reason; they are tried nevertheless. */
  readonly unseen?: Readonly<Record<string, string>>
  /** Invisible states, since another flow takes over the page at once: selector of that flow. */
  readonly takenOver?: Readonly<Record<string, string>>
  /** Milliseconds; longer if a state needs another bundle or a frame. */
  readonly timeout?: number
}

/** Returns the selector of the element with the flow's state. */
export const markerOf =
  ({ flow, takenOver = {} }: FlowRun) =>
  (state: string): string =>
    takenOver[state] ?? `[data-machine="${flow.name}"][data-state="${state}"]`

/** Selector of the page on its way to the login. */
export const leavingForLogin = '[data-machine="access"][data-state="leavingForLogin"]'
