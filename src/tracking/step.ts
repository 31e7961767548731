/** One step of a flow, as the observer sees it: what happened, and how the flow stood before and after. */
import type { Outcome } from "../../machines/effect.ts"
import type { TrackedEvent } from "../services/tracking.ts"

/** What of a flow's snapshot matters. */
export interface ObservedState<Context> {
  /** Dots for nested states. */
  readonly state: string
  readonly context: Context
}

export interface Step<Context> {
  /** What happened; null for a flow that was under way already when the observer came. */
  readonly event: { readonly type: string } | null
  /** Null for the first that is seen of a flow. */
  readonly before: ObservedState<Context> | null
  readonly after: ObservedState<Context>
}

/** What is tracked of a step; false for what might have been. */
export type Tracked = ReadonlyArray<TrackedEvent | false>

export type Rule<Context> = (step: Step<Context>) => Tracked

const isAmong = (state: string | undefined, names: ReadonlyArray<string>): boolean =>
  names.some((name) => state === name || state?.startsWith(`${name}.`) === true)

/** The flow is in one of these states and was not before: `editing` stands for all that is nested in it. */
export const entered = ({ before, after }: Step<unknown>, ...names: ReadonlyArray<string>): boolean =>
  isAmong(after.state, names) && (before === null || !isAmong(before.state, names))

export const isEvent = ({ event }: Step<unknown>, type: string): boolean => event?.type === type

/** How an invoked actor ended: `null` as long as it has not. A session that was lost is no failure: the login follows. */
export const endOf = (
  { event }: Step<unknown>,
  actor: string
): { readonly value: unknown } | { readonly reason: string } | null => {
  if (event?.type === `xstate.error.actor.${actor}`) return { reason: "Fault" }
  if (event?.type !== `xstate.done.actor.${actor}`) return null
  const { output } = event as { readonly output?: Outcome<unknown, { readonly _tag: string }> }
  if (output?._tag === "Success") return { value: output.value }
  const reason = output?.error._tag ?? "Fault"
  return reason === "SessionLost" ? null : { reason }
}

export const hasSucceeded = (step: Step<unknown>, actor: string): boolean => {
  const end = endOf(step, actor)
  return end !== null && "value" in end
}

/** Why an invoked actor has just failed; null when it has not. */
export const failureOf = (step: Step<unknown>, actor: string): string | null => {
  const end = endOf(step, actor)
  return end !== null && "reason" in end ? end.reason : null
}

export const failure = (
  name: TrackedEvent["name"],
  reason: string,
  properties: TrackedEvent["properties"] = {}
): TrackedEvent => ({ name, level: "error", properties: { reason, ...properties } })

/** States in which a flow says that it has no shop to show; for a flow that got there before the observer came. */
const withoutShop = [
  "shopNotFound",
  "shopInactive",
  "notAllowed",
  "tooManyRequests",
  "shopUnreachable",
  "shopFailed"
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
