/** Failures to load a shop: the same in every flow of a shop's page. */
import type { TrackedEvent } from "../../../services/tracking.ts"
import { entered, failure, failureOf, type Step } from "../step.ts"

/** States in which a flow says that it has no shop to show; for a flow that got there before the observer came. */
const withoutShop = [
  "shopNotFound",
  "shopInactive",
  "notAllowed",
  "tooManyRequests",
  "shopUnreachable",
  "shopFailed",
  "loadingUnreachable",
  "loadingFailed"
]

/** A shop that does not exist is a page that does not exist, too. */
const told = (reason: string, shopPath: string): ReadonlyArray<TrackedEvent> => [
  failure("could_not_get_shop_info", reason, { shop: shopPath }),
  ...(reason.toLowerCase() === "shopnotfound"
    ? [failure("page_not_found", reason, { required_page: `/${shopPath}` })]
    : [])
]

/** `actor` loads the shop, perhaps with more. Failures named in `others` are not about the shop. */
export const shopFailures = (
  step: Step<{ readonly shopPath: string }>,
  actor: string,
  ...others: ReadonlyArray<string>
): ReadonlyArray<TrackedEvent> => {
  const { before, after } = step
  const { shopPath } = after.context
  if (before === null && entered(step, ...withoutShop)) return told(after.state, shopPath)
  const reason = failureOf(step, actor)
  return reason === null || others.includes(reason) ? [] : told(reason, shopPath)
}
