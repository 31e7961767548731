/** Current validity of a ticket, with a running countdown. */
import type { TFunction } from "i18next"
import { useTranslation } from "react-i18next"
import { type Coverage, type Covering, coverageAt, zoneOf } from "../../schemas/coverage/coverage.ts"
import { momentText } from "../../schemas/coverage/words.ts"
import { type Formatters, useFormatters } from "../i18n/index.ts"
import { timeAhead } from "../i18n/time-ahead.ts"
import { Notice, type Tone } from "../ui/Notice.tsx"
import { validityText } from "./coverage-labels.ts"
import { useNow } from "./use-now.ts"

const tones: Readonly<Record<Coverage["kind"], Tone>> = {
  covered: "success",
  paused: "warning",
  notYet: "info",
  over: "warning",
  unclear: "info"
}

/** Counts down to the end of a ticket without windows, or to the start of any ticket. */
const countdown = (
  ticket: Covering,
  coverage: Coverage,
  now: number,
  t: TFunction,
  format: Formatters,
  sayTerm: TicketStatusProps["sayTerm"]
): string => {
  const seconds = (instant: number) => Math.ceil((instant - now) / 1000)
  switch (coverage.kind) {
    case "covered": {
      if (coverage.until === null) return t("payment.proof.open")
      const left = seconds(coverage.until)
      const clock = { now, locale: format.locale, timeZone: zoneOf(ticket, format.timeZone), isEnd: true }
      return (
        sayTerm?.(coverage.until, left) ??
        t("payment.proof.valid", {
          until: momentText(coverage.until, clock),
          duration: format.duration(left, "short")
        })
      )
    }
    case "notYet":
      return t("payment.proof.notYet", { ahead: timeAhead(format.locale, seconds(coverage.from)) })
    default:
      return t("payment.proof.over")
  }
}

interface TicketStatusProps {
  readonly ticket: Covering
  readonly country: string | null
  /** Formats the end (milliseconds since 1970) and the seconds left, where the term is all there is. */
  readonly sayTerm?: (until: number, seconds: number) => string
}

/** Returns the current status and its tone, updated every second. */
export const useTicketStatus = ({
  ticket,
  country,
  sayTerm
}: TicketStatusProps): { tone: Tone; words: string; coverage: Coverage; now: number } => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const now = useNow()
  const coverage = coverageAt(ticket, now, format.timeZone)
  return {
    coverage,
    now,
    tone: tones[coverage.kind],
    words:
      validityText(ticket, coverage, now, t, format) ?? countdown(ticket, coverage, now, t, format, sayTerm)
  }
}

export const TicketStatus = (props: TicketStatusProps) => {
  const { tone, words } = useTicketStatus(props)
  return <Notice tone={tone} title={<span role="timer">{words}</span>} />
}
