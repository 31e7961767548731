/** Facts about the open page for a letter to the operator: read when the driver starts the letter. */
import type { ContextFrom } from "xstate"
import type { accountMachine } from "../../machines/account/index.ts"
import type { AppActor } from "../../machines/app/index.ts"
import type { checkoutMachine } from "../../machines/checkout/index.ts"
import type { paymentReturnMachine } from "../../machines/payment-return/index.ts"
import type { plateChangeMachine } from "../../machines/plate-change/index.ts"
import type { ticketConfigurationMachine } from "../../machines/ticket-configuration/index.ts"
import type { verificationMachine } from "../../machines/verification/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { PageFacts } from "../features/report/Report.tsx"
import { loadedPageIn } from "./loaded-page.ts"

/** Flows that hold plates, a code or an order, by the ids of their machines. */
interface Flows {
  readonly account: typeof accountMachine
  readonly checkout: typeof checkoutMachine
  readonly paymentReturn: typeof paymentReturnMachine
  readonly plateChange: typeof plateChangeMachine
  readonly ticketConfiguration: typeof ticketConfigurationMachine
  readonly verification: typeof verificationMachine
}

/** Returns the plates, the code and the order of the page, or of the cart over it. */
export const pageFacts = (app: AppActor): PageFacts => {
  const { children, context } = app.getSnapshot()
  const { isCartOpen, shop } = context
  const flows = [children.page, children.cart].map((part) =>
    loadedPageIn(part?.getSnapshot())?.flow?.getSnapshot()
  )
  const contextOf = <Name extends keyof Flows>(name: Name): ContextFrom<Flows[Name]> | undefined =>
    flows.find((flow) => flow?.machine.id === name)?.context
  const cart = isCartOpen ? contextOf("checkout") : undefined
  const order = cart?.order ?? contextOf("paymentReturn")?.order ?? null
  const { activeTickets: tickets = [], correction } = contextOf("account") ?? {}
  const change = contextOf("plateChange")?.change
  const forms: ReadonlyArray<Plate> = [
    ...(contextOf("ticketConfiguration")?.form.plates ?? []),
    ...(contextOf("plateChange")?.form.plates ?? [])
  ]
  const plates: ReadonlyArray<Plate> = [
    ...(correction ? [correction.previous] : tickets.flatMap((ticket) => ticket.plates)),
    ...(cart?.items ?? order?.items ?? []).flatMap((item) => item.plates),
    ...forms
  ]
  return {
    shop: shop?.name ?? null,
    order: order?.reference ?? null,
    tickets: correction ? tickets.filter(({ id }) => id === correction.ticketId) : tickets,
    plates: plates.filter(({ plate }) => plate.trim() !== ""),
    typed: [...forms, ...[correction, change].flatMap((form) => (form ? [form.entry] : []))],
    code: contextOf("verification")?.code ?? null
  }
}
