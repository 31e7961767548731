/** All flows that have paths. */

import { access } from "./access.flow.ts"
import { account } from "./account.flow.ts"
import { app } from "./app.flow.ts"
import { appVersion } from "./app-version.flow.ts"
import { basket } from "./basket.flow.ts"
import { checkout } from "./checkout.flow.ts"
import { consent } from "./consent.flow.ts"
import { contact } from "./contact.flow.ts"
import { locale } from "./locale.flow.ts"
import { notifications } from "./notifications.flow.ts"
import { paymentReturn } from "./payment-return.flow.ts"
import { plateChange } from "./plate-change.flow.ts"
import { shopHome } from "./shop-home.flow.ts"
import type { FlowRun } from "./support/flow-run.ts"
import { ticketConfiguration } from "./ticket-configuration.flow.ts"
import { verification } from "./verification.flow.ts"
import { verificationPrompt } from "./verification-prompt.flow.ts"

export const flows: ReadonlyArray<FlowRun> = [
  app,
  access,
  appVersion,
  locale,
  shopHome,
  paymentReturn,
  checkout,
  ticketConfiguration,
  verification,
  verificationPrompt,
  notifications,
  account,
  plateChange,
  basket,
  consent,
  contact
]
