/**
 * Texts whose path is composed at runtime: the pattern as in the source, and the values of its placeholder.
 * Paths are type-checked; this list serves to find unused texts.
 */
import type { ReminderHere } from "../../../machines/payment-return/index.ts"
import type { OfferKind } from "../../../machines/shop-home/index.ts"
import type { FormIssue } from "../../../machines/ticket-configuration/index.ts"
import type { PermitStatus } from "../../../schemas/permit-status.ts"
import { plateChangeReasons } from "../../../schemas/plate-change-reason.ts"
import type { VerifiedCartItem } from "../../../schemas/verified-cart-item.ts"
import { storedItems } from "../../features/consent/stored-items.ts"
import { declarationKinds as contractEnds } from "../../features/contract-end/declaration.ts"
import type { ProblemName } from "../../features/problem/ProblemPage.tsx"
import { reportKinds } from "../../features/report/report-address.ts"
import { pageOf } from "../../pages/index.ts"
import type { Tone } from "../../ui/Notice.tsx"
import { de } from "./catalogues.ts"

/** Lists all members of a union: a missing one is a type error here. */
const all = <Member extends string>(members: Readonly<Record<Member, true>>) =>
  Object.keys(members) as Array<Member>

const tones = all<Tone>({ success: true, error: true, info: true, warning: true })

const problems = all<ProblemName>({
  generic: true,
  network: true,
  server: true,
  inactiveShop: true,
  notAllowed: true,
  tooManyRequests: true,
  shopNotFound: true,
  noShop: true,
  loggedOut: true,
  configuration: true,
  loginFailed: true,
  wrongClock: true,
  loginUnreachable: true,
  sessionLost: true
})

/** Each has its page: see `src/pages/route-meta.test.ts`. */
const pageNames = Object.keys(de.pages) as Array<keyof typeof de.pages>

const formIssues = all<FormIssue>({
  field_required: true,
  missing_separator: true,
  invalid_license_plate: true,
  invalid_canton_code: true,
  invalid_municipal: true,
  invalid_province_code: true,
  duplicated_plate: true,
  plate_limit_reached: true,
  plate_taken: true,
  start_in_past: true,
  start_too_far: true,
  start_invalid: true,
  start_skipped: true
})

const cartProblems = all<NonNullable<VerifiedCartItem["problem"]>>({
  E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER: true,
  E_TICKET_CHANGED: true,
  E_TICKET_NOT_AVAILABLE: true,
  E_START_IN_PAST: true,
  E_PLATE_INVALID: true
})

const helpSections = ["buying", "parking", "trouble"]

export const dynamicTexts: Readonly<Record<string, ReadonlyArray<string>>> = {
  "account.correction.*": ["begun", "used", "none"],
  "account.permits.statuses.*": all<PermitStatus>({ active: true, expiring: true, expired: true }),
  "account.plates.reasons.*": plateChangeReasons,
  "account.section.*": ["activeTickets", "permissions", "verify"],
  "checkout.methods.*": ["card", "wallet", "debit"],
  "cart.problem.*": [...cartProblems, "unknown"],
  "common.notice.*": tones,
  "consent.*": ["nothingSent", "undecided", "granted", "refused"],
  "consent.items.*": storedItems.map(({ item }) => item),
  "consent.keptFor.*": [...new Set(storedItems.map(({ keptFor }) => keptFor))],
  "contractEnd.*.confirm": contractEnds,
  "contractEnd.*.letter": contractEnds,
  "contractEnd.*.subject": contractEnds,
  "contractEnd.*.text": contractEnds,
  "contractEnd.*.title": contractEnds,
  "help.*.one": helpSections,
  "help.*.three": helpSections,
  "help.*.title": helpSections,
  "help.*.two": helpSections,
  "error.*.text": problems,
  "error.*.title": problems,
  "home.kind.*": all<OfferKind>({
    now: true,
    day: true,
    days: true,
    months: true,
    visits: true,
    other: true
  }),
  "layout.footer.*": [
    "terms",
    "cookies",
    "imprint",
    "privacy",
    "accessibility",
    "withdrawal",
    "cancellation"
  ],
  "report.letter.*": reportKinds,
  "report.next.*": reportKinds,
  "legal.operator.*": ["de", "at", "ch", "it"],
  "pages.*": pageNames,
  "*.title": pageNames.flatMap((name) => pageOf(name).title ?? []),
  "payment.reminder.*": all<Exclude<ReminderHere, "offered">>({
    on: true,
    blocked: true,
    unsupported: true,
    lost: true
  }),
  "payment.*.title": ["failed", "expired", "cancelled"],
  "zod.*": [...formIssues, "start_required"]
}
