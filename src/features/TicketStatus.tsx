/** Current validity of a ticket, with a running countdown. */
import { useTranslation } from "react-i18next"
import { type Coverage, type Covering, coverageAt, zoneOf } from "../../schemas/coverage/coverage.ts"
import { momentText } from "../../schemas/coverage/labels.ts"
import { useFormatters } from "../i18n/index.ts"
import { timeAhead } from "../i18n/time-ahead.ts"
import type { Tone } from "../ui/Notice.tsx"
import { coverageStatusText } from "./coverage-labels.ts"
import { useNow } from "./use-now.ts"

const tones: Readonly<Record<Coverage["kind"], Tone>> = {
  covered: "success",
  paused: "warning",
  notYet: "info",
  over: "warning",
  unclear: "info"
}

interface TicketStatusProps {
  readonly ticket: Covering
  readonly country: string | null
  /** Formats the end (milliseconds since 1970) and the seconds left, where the term is all there is. */
  readonly sayTerm?: (until: number, seconds: number) => string
}

interface TicketStatus {
  readonly tone: Tone
  readonly words: string
  /** End and time left of a valid ticket; null unless the term is all there is. */
  readonly term: { readonly until: string; readonly left: string } | null
  /** Milliseconds since 1970. */
  readonly now: number
  readonly coverage: Coverage
}

/** Returns the current status, updated every second. */
export const useTicketStatus = ({ ticket, country, sayTerm }: TicketStatusProps): TicketStatus => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const now = useNow()
  const coverage = coverageAt(ticket, now, format.timeZone)
  const { kind } = coverage
  const seconds = (instant: number) => Math.ceil((instant - now) / 1000)
  const status = { tone: tones[kind], term: null, now, coverage }
  const limited = coverageStatusText(ticket, coverage, now, t, format)
  if (limited !== undefined) return { ...status, words: limited }
  if (kind === "notYet") {
    const ahead = timeAhead(format.locale, seconds(coverage.from))
    return { ...status, words: t("payment.proof.notYet", { ahead }) }
  }
  if (kind !== "covered") return { ...status, words: t("payment.proof.over") }
  if (coverage.until === null) return { ...status, words: t("payment.proof.open") }
  const left = seconds(coverage.until)
  const clock = { now, locale: format.locale, timeZone: zoneOf(ticket, format.timeZone), isEnd: true }
  const term = { until: momentText(coverage.until, clock), left: format.duration(left, "short") }
  const words = t("payment.proof.valid", { until: term.until })
  return { ...status, words: sayTerm?.(coverage.until, left) ?? words, term }
}
