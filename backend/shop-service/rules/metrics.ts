/** The service's numbers in the two forms it answers: JSON by name, and the text that Prometheus reads. */
import { bucketSeconds, type CallNumbersOfProcess } from "../call-numbers.ts"
import type { BusinessNumbers } from "../repositories/business-numbers.ts"

export interface Measure {
  readonly name: string
  readonly help: string
  readonly type: "counter" | "gauge"
  /** A value, or values by a label. */
  readonly value: number | Readonly<Record<string, number>>
  /** `status` where nothing else is said. */
  readonly label?: string
}

const orderStatuses = ["open", "processing", "paid", "failed", "expired", "cancelled"]
const connectionStates = ["active", "idle", "in_transaction"]
const mailStatuses = ["waiting", "sent", "abandoned"]

/** A kind that there is none of is 0, not missing: graphs begin at the beginning. */
const byStatus = (statuses: ReadonlyArray<string>, counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(statuses.map((status) => [status, counts[status] ?? 0]))

const measure = (
  name: string,
  type: Measure["type"],
  help: string,
  value: Measure["value"],
  label?: string
): Measure => ({
  name: `parkschein_${name}`,
  type,
  help,
  value,
  ...(label === undefined ? {} : { label })
})

/** Of the whole installation, whichever process answers; and of this process. */
export const measuresOf = (
  numbers: BusinessNumbers,
  calls: CallNumbersOfProcess,
  uptimeSeconds: number
): ReadonlyArray<Measure> => [
  measure("shops_active", "gauge", "Shops that sell.", numbers.shopsActive),
  measure(
    "orders",
    "gauge",
    "Orders by what has become of them.",
    byStatus(orderStatuses, numbers.ordersByStatus)
  ),
  measure(
    "refunds",
    "gauge",
    "Payments that go back: due, or gone back, also at the provider.",
    numbers.refundsByState
  ),
  measure("tickets_issued_total", "counter", "Tickets that were ever issued.", numbers.ticketsIssued),
  measure("tickets_active", "gauge", "Tickets that are good now.", numbers.ticketsActive),
  measure("carts_filled", "gauge", "Carts with something in them.", numbers.cartsFilled),
  measure("plates_active", "gauge", "Plates that are active on permissions.", numbers.platesActive),
  measure("codes_redeemed_total", "counter", "Codes that drivers have added.", numbers.codesRedeemed),
  measure(
    "mails",
    "gauge",
    "Mails to drivers; one that is given up was refused, or could not be handed over for more than a day.",
    byStatus(mailStatuses, numbers.mailsByStatus)
  ),
  measure(
    "checkout_sessions_overdue",
    "gauge",
    "Sessions at Stripe of orders that are over, which could not be ended so far.",
    numbers.sessionsOverdue
  ),
  measure(
    "orders_processing_overdue",
    "gauge",
    "Orders whose bank was asked more than two weeks ago, without an answer so far.",
    numbers.processingOverdue
  ),
  measure(
    "charge_backs_of_week",
    "gauge",
    "Payments that banks have taken back in the last seven days.",
    numbers.chargeBacksOfWeek
  ),
  measure(
    "stripe_events_unread_seconds",
    "gauge",
    "How long ago Stripe was asked for money that was taken back there; it is asked once in an hour.",
    numbers.stripeEventsUnread
  ),
  measure(
    "database_connections",
    "gauge",
    "Connections of all shop services, by what they do.",
    byStatus(connectionStates, numbers.connectionsByState),
    "state"
  ),
  measure("requests_under_way", "gauge", "Requests that this process works on.", calls.underWay()),
  measure(
    "refusals_total",
    "counter",
    "Refusals of this process by their code.",
    Object.fromEntries(calls.refusals),
    "code"
  ),
  ...(["hit", "miss"] as const).map((outcome) =>
    measure(
      `cache_${outcome === "hit" ? "hits" : "misses"}_total`,
      "counter",
      `How often this process ${outcome === "hit" ? "found what it keeps" : "had to make it anew"}.`,
      Object.fromEntries(
        ["offers", "tokens"].map((cache) => [cache, calls.cached.get(`${cache} ${outcome}`) ?? 0])
      ),
      "cache"
    )
  ),
  measure("process_uptime_seconds", "gauge", "How long this process has been running.", uptimeSeconds)
]

/** By name, without the prefix that every measure has. */
export const metricsAsJson = (measures: ReadonlyArray<Measure>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(measures.map(({ name, value }) => [name.replace("parkschein_", ""), value]))

/** A histogram by call, which no JSON of ours has. */
const timesAsText = ({ times }: CallNumbersOfProcess): ReadonlyArray<string> => {
  const name = "parkschein_request_seconds"
  return [
    `# HELP ${name} How long calls took in this process.`,
    `# TYPE ${name} histogram`,
    ...[...times].flatMap(([call, { inBuckets, count, seconds }]) => {
      let upTo = 0
      const buckets = inBuckets.map((inBucket, index) => {
        upTo += inBucket
        return `${name}_bucket{call="${call}",le="${bucketSeconds[index]}"} ${upTo}`
      })
      return [
        ...buckets,
        `${name}_bucket{call="${call}",le="+Inf"} ${count}`,
        `${name}_sum{call="${call}"} ${seconds}`,
        `${name}_count{call="${call}"} ${count}`
      ]
    })
  ]
}

/** https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
export const metricsAsText = (measures: ReadonlyArray<Measure>, calls: CallNumbersOfProcess): string =>
  measures
    .flatMap(({ name, help, type, value, label = "status" }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...(typeof value === "number"
        ? [`${name} ${value}`]
        : Object.entries(value).map(([of, count]) => `${name}{${label}="${of}"} ${count}`))
    ])
    .concat(timesAsText(calls))
    .join("\n")
    .concat("\n")

/**
 * Whether a caller would rather have JSON. Monitoring tools ask for text or for anything; who asks for JSON says so.
 */
export const wantsJson = (accept: string | undefined): boolean => {
  const quality = (mediaType: string): number => {
    for (const part of (accept ?? "").toLowerCase().split(",")) {
      const [type, ...parameters] = part.split(";").map((text) => text.trim())
      if (type !== mediaType) continue
      const given = Number(parameters.find((text) => text.startsWith("q="))?.slice(2) ?? 1)
      return Number.isFinite(given) ? given : 0
    }
    return 0
  }
  return quality("application/json") > quality("text/plain")
}
