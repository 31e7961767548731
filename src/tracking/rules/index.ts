/** What is tracked of which flow, by the name of its machine. */
import type { Rule } from "../step.ts"
import { type Arrival, accessRule } from "./access.ts"
import {
  accountRule,
  contactRule,
  shopHomeRule,
  verificationPromptRule,
  verificationRule
} from "./account.ts"
import { plateChangeRule } from "./plates.ts"
import { buyAgainRule, checkoutRule, paymentReturnRule, ticketRule } from "./purchase.ts"

const rule = <Context>(of: Rule<Context>) => of as Rule<unknown>

export const makeProductRules = (arrival?: Arrival): ReadonlyMap<string, Rule<unknown>> =>
  new Map([
    ["access", rule(accessRule(arrival))],
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
