/** Outcome of the payment, by the service. */
import type { PaymentReturnActor } from "../../../machines/payment-return/index.ts"
import { FlowPage, useFlow } from "../../features/flow.tsx"
import { usePageTitle } from "../../features/page-title.ts"
import { areaLabels } from "../../features/ticket-labels.ts"
import { Bought, ProofKept } from "./Bought.tsx"
import { Unpaid } from "./Unpaid.tsx"
import { useHeading } from "./use-heading.ts"

export default function PaymentReturnScreen({ actor }: { readonly actor: PaymentReturnActor }) {
  const flow = useFlow(actor)
  const heading = useHeading(actor)
  // With the area once there is a proof, so that tabs can be told apart.
  const areas = new Set(flow.context.proof?.order.items.flatMap(areaLabels))
  usePageTitle(areas.size === 0 ? heading : `${heading} – ${[...areas].join(" · ")}`)
  const Page = flow.hasTag("bought") ? Bought : flow.snapshot.matches("proofKept") ? ProofKept : Unpaid
  return (
    <FlowPage flow={flow} width="reading">
      <Page actor={actor} heading={heading} />
    </FlowPage>
  )
}
