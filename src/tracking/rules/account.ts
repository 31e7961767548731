/** Rules of the account: codes and permits. */
import type { AccountContext } from "../../../machines/account/index.ts"
import type { ContactContext } from "../../../machines/contact/index.ts"
import type { ShopHomeContext } from "../../../machines/shop-home/index.ts"
import type { VerificationContext } from "../../../machines/verification/index.ts"
import type { VerificationPromptContext } from "../../../machines/verification-prompt/index.ts"
import type { TrackedEvent } from "../../services/tracking.ts"
import { entered, failure, failureOf, hasSucceeded, type Rule, type Step, shopFailures } from "../step.ts"
import { correcting } from "./plates.ts"

/** `failed`: state of a flow that failed before the observer started. */
const codesFailures = (step: Step<unknown>, failed: string): ReadonlyArray<TrackedEvent> => {
  const reason =
    failureOf(step, "loadCodes") ?? (step.before === null && entered(step, failed) ? failed : null)
  return reason === null ? [] : [failure("load_verification_codes_error", reason)]
}

export const contactRule: Rule<ContactContext> = (step) => shopFailures(step, "loadShop")

export const shopHomeRule: Rule<ShopHomeContext> = (step) => shopFailures(step, "loadShop")

export const accountRule: Rule<AccountContext> = (step) => {
  const noPermits =
    failureOf(step, "loadPermits") ??
    (step.before === null && entered(step, "permitsFailed") ? "permitsFailed" : null)
  return [
    ...shopFailures(step, "loadShop"),
    noPermits !== null && failure("get_shop_user_groups_error", noPermits),
    ...codesFailures(step, "codesFailed"),
    ...correcting(step)
  ]
}

export const verificationPromptRule: Rule<VerificationPromptContext> = (step) =>
  codesFailures(step, "codesUnknown")

export const verificationRule: Rule<VerificationContext> = (step) => {
  const refused = failureOf(step, "addCode")
  return [
    ...shopFailures(step, "loadShop"),
    hasSucceeded(step, "addCode") && { name: "verify_user_with_code" },
    refused !== null && failure("verify_user_error", refused)
  ]
}
