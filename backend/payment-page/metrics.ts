/** Metrics of the payment page, as text for Prometheus. */

export interface ReportCounts {
  readonly waiting: number
  readonly parked: number
}

/** Counts reports that the shop service has not accepted. */
export const reportsAsText = ({ waiting, parked }: ReportCounts): string =>
  [
    "# HELP parkschein_payment_reports Reports that the shop service has not taken: tried again, or left to people.",
    "# TYPE parkschein_payment_reports gauge",
    `parkschein_payment_reports{status="waiting"} ${waiting}`,
    `parkschein_payment_reports{status="parked"} ${parked}\n`
  ].join("\n")
