/** Rules by the name of the machine. */
import type { Rule, Step } from "../step.ts"
import { type Arrival, watchAccess } from "./access.ts"
import {
  accountRule,
  contactRule,
  shopHomeRule,
  verificationPromptRule,
  verificationRule
} from "./account.ts"
import { plateChangeRule } from "./plates.ts"
import { buyAgainRule, checkoutRule, paymentReturnRule, ticketRule } from "./purchase.ts"

export const makeProductRules = (arrival?: Arrival): ReadonlyMap<string, Rule<unknown>> => {
  const { accessRule, referrer } = watchAccess(arrival)
  // Whichever flow detects a missing page, its referrer is the previous page.
  const rule =
    <Context>(of: Rule<Context>): Rule<unknown> =>
    (step) =>
      of(step as Step<Context>).map((found) =>
        found !== false && found.name === "page_not_found"
          ? { ...found, properties: { ...found.properties, referrer: referrer() } }
          : found
      )
  return new Map([
    ["access", rule(accessRule)],
    ["shopHome", rule(shopHomeRule)],
    ["ticketConfiguration", rule(ticketRule)],
    ["buyAgain", rule(buyAgainRule)],
    ["checkout", rule(checkoutRule)],
    ["paymentReturn", rule(paymentReturnRule)],
    ["account", rule(accountRule)],
    ["contact", rule(contactRule)],
    ["verification", rule(verificationRule)],
    ["verificationPrompt", rule(verificationPromptRule)],
    ["plateChange", rule(plateChangeRule)]
  ])
}
