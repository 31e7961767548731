/** Outcome of the payment, by the service. */
import type { ActorRefFrom } from "xstate"
import type { paymentReturnMachine } from "../../../machines/payment-return/index.ts"
import { FlowPage, useFlow } from "../../features/flow.tsx"
import { usePageTitle } from "../../features/page-title.ts"
import { areaLabels } from "../../features/ticket-labels.ts"
import { Bought, ProofKept } from "./Bought.tsx"
import { Unpaid } from "./Unpaid.tsx"
import { topStateOf, useHeading } from "./use-heading.ts"

const pages = {
  paid: Bought,
  fetchingReceipt: Bought,
  startingReminder: Bought,
  endingReminder: Bought,
  proofKept: ProofKept
} as const

export default function PaymentReturnScreen({
  actor
}: {
  readonly actor: ActorRefFrom<typeof paymentReturnMachine>
}) {
  const flow = useFlow(actor)
  const heading = useHeading(flow.state, flow.context)
  // With the area once there is a proof, so that tabs can be told apart.
  const areas = new Set(flow.context.proof?.order.items.flatMap(areaLabels))
  usePageTitle(areas.size === 0 ? heading : `${heading} – ${[...areas].join(" · ")}`)
  const topState = topStateOf(flow.state)
  const Page = Object.hasOwn(pages, topState) ? pages[topState as keyof typeof pages] : Unpaid
  return (
    <FlowPage flow={flow} width="reading">
      <Page actor={actor} heading={heading} />
    </FlowPage>
  )
}
