/** Worked machines of the documentation: each with what it shows, its flow and the file of its source. */

import type { Flow } from "../model/index.ts"
import { musicPlayerFlow } from "../model/samples/music-player.flow.ts"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import { comlinkRequest } from "../third-party/machines/comlink-request.ts"
import { orderDeadline } from "../third-party/machines/order-deadline.ts"
import { timer } from "../third-party/machines/timer.ts"

export interface Example {
  readonly name: string
  readonly title: string
  readonly shows: string
  readonly flow: Flow
  /** In the folder of flowkit. */
  readonly source: string
}

export const examples: ReadonlyArray<Example> = [
  {
    name: "library-loan",
    title: "A form with a service that can fail",
    shows:
      "Two ways in, a service with two expected failures and a defect, an event with a payload, a final state.",
    flow: libraryLoanFlow as Flow,
    source: "model/samples/library-loan.ts"
  },
  {
    name: "music-player",
    title: "Parallel regions and history",
    shows:
      "Two regions at once, a group that remembers where it was, states that are left at once, a service that reports while it works.",
    flow: musicPlayerFlow as Flow,
    source: "model/samples/music-player.ts"
  },
  {
    name: "order-deadline",
    title: "A deadline over all states",
    shows: "A timer of thirty days at the root, and what follows it from each state.",
    flow: orderDeadline.flow,
    source: "third-party/machines/order-deadline.ts"
  },
  {
    name: "kitchen-timer",
    title: "A counter and a callback",
    shows: "A service that sends events, guards and actions without names, a count that leads on.",
    flow: timer.flow,
    source: "third-party/machines/timer.ts"
  },
  {
    name: "request",
    title: "A request that is tried again",
    shows: comlinkRequest.features.join(", "),
    flow: comlinkRequest.flow,
    source: "third-party/machines/comlink-request.ts"
  }
]
