/** All flows that have paths. */
import { checkout } from "./checkout.flow.ts"
import { paymentReturn } from "./payment-return.flow.ts"
import { shopHome } from "./shop-home.flow.ts"
import type { FlowRun } from "./support/flow-run.ts"
import { ticketConfiguration } from "./ticket-configuration.flow.ts"

export const flows: ReadonlyArray<FlowRun> = [shopHome, paymentReturn, checkout, ticketConfiguration]
