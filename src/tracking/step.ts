/** Step of a flow as observed: the event, and the states before and after. */
import type { Outcome } from "../../machines/effect.ts"
import type { TrackedEvent } from "../services/tracking.ts"

/** Observed part of a flow's snapshot. */
export interface ObservedState<Context> {
  /** Dots for nested states. */
  readonly state: string
  readonly context: Context
}

export interface Step<Context> {
  /** Event; null for a flow that was running before the observer started. */
  readonly event: { readonly type: string } | null
  /** Null for the first observed step of a flow. */
  readonly before: ObservedState<Context> | null
  readonly after: ObservedState<Context>
}

/** Tracked events of a step; false entries are skipped. */
export type Tracked = ReadonlyArray<TrackedEvent | false>

export type Rule<Context> = (step: Step<Context>) => Tracked

const isAmong = (state: string | undefined, names: ReadonlyArray<string>): boolean =>
  names.some((name) => state === name || state?.startsWith(`${name}.`) === true)

/** Returns true if the step entered one of these states: `editing` includes its nested states. */
export const entered = ({ before, after }: Step<unknown>, ...names: ReadonlyArray<string>): boolean =>
  isAmong(after.state, names) && (before === null || !isAmong(before.state, names))

export const isEvent = ({ event }: Step<unknown>, type: string): boolean => event?.type === type

/** Returns the outcome of an invoked actor; `null` until then, and for a lost session (a login follows). */
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

/** Returns why an invoked actor has just failed; null if it has not. */
export const failureOf = (step: Step<unknown>, actor: string): string | null => {
  const end = endOf(step, actor)
  return end !== null && "reason" in end ? end.reason : null
}

export const failure = (
  name: TrackedEvent["name"],
  reason: string,
  properties: TrackedEvent["properties"] = {}
): TrackedEvent => ({ name, level: "error", properties: { reason, ...properties } })

/** States without a shop to show, for a flow that entered them before the observer started. */
const withoutShop = [
  "shopNotFound",
  "shopInactive",
  "notAllowed",
  "tooManyRequests",
  "shopUnreachable",
  "shopFailed"
]

/** A shop that does not exist is also a page that does not exist. */
const told = (reason: string, shopPath: string): ReadonlyArray<TrackedEvent> => [
  failure("could_not_get_shop_info", reason, { shop: shopPath }),
  ...(reason.toLowerCase() === "shopnotfound"
    ? [failure("page_not_found", reason, { required_page: `/${shopPath}` })]
    : [])
]

/** `actor` loads the shop, perhaps with more data. Failures in `others` are not about the shop. */
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
