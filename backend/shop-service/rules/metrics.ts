/** Encodes the metrics of the service in two formats: JSON by name, and the text that Prometheus reads. */
import { Context, Metric } from "effect"
import { PrometheusMetrics } from "effect/observability"
import { accepted } from "../../accepted.ts"
import type { BusinessMetricValues } from "../repositories/business-metrics.ts"

/** Context with a registry of metrics. */
type MetricsContext = Context.Context<never>

const orderStatuses = ["open", "processing", "paid", "failed", "expired", "cancelled"]
const connectionStates = ["active", "idle", "in_transaction"]
const mailStatuses = ["waiting", "sent", "abandoned"]

/** Statuses without a count are 0, not absent: graphs start at the beginning. */
const byStatus = (statuses: ReadonlyArray<string>, counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(statuses.map((status) => [status, counts[status] ?? 0]))

/** Returns the metrics of the whole installation, from any process, and the uptime of this one in seconds. */
export const businessMetrics = (values: BusinessMetricValues, uptimeSeconds: number): MetricsContext => {
  const registry = Context.make(Metric.MetricRegistry, new Map())
  const measure = (
    name: string,
    type: "counter" | "gauge",
    description: string,
    value: number | Readonly<Record<string, number>>,
    label = "status"
  ): void => {
    const set = (count: number, attributes: Readonly<Record<string, string>> = {}) =>
      Metric[type](`parkschein_${name}`, { description, attributes }).updateUnsafe(count, registry)
    if (typeof value === "number") set(value)
    else for (const [of, count] of Object.entries(value)) set(count, { [label]: of })
  }
  measure("shops_active", "gauge", "Shops that sell.", values.shopsActive)
  measure(
    "orders",
    "gauge",
    "Orders by what has become of them.",
    byStatus(orderStatuses, values.ordersByStatus)
  )
  measure(
    "refunds",
    "gauge",
    "Payments that go back: due, failed at the provider, or gone back, also there.",
    values.refundsByState
  )
  measure("tickets_issued_total", "counter", "Tickets that were ever issued.", values.ticketsIssued)
  measure("tickets_active", "gauge", "Tickets that are good now.", values.ticketsActive)
  measure("carts_filled", "gauge", "Carts with something in them.", values.cartsFilled)
  measure("plates_active", "gauge", "Plates that are active on permissions.", values.platesActive)
  measure("codes_redeemed_total", "counter", "Codes that drivers have added.", values.codesRedeemed)
  measure(
    "mails",
    "gauge",
    "Mails to drivers; one that is given up was refused, or could not be handed over for more than a day.",
    byStatus(mailStatuses, values.mailsByStatus)
  )
  measure(
    "checkout_sessions_overdue",
    "gauge",
    "Sessions at Stripe of orders that are over, which could not be ended so far.",
    values.sessionsOverdue
  )
  measure(
    "orders_processing_overdue",
    "gauge",
    "Orders whose bank was asked more than two weeks ago, without an answer so far.",
    values.processingOverdue
  )
  measure(
    "charge_backs_of_week",
    "gauge",
    "Payments that banks have taken back in the last seven days.",
    values.chargeBacksOfWeek
  )
  measure(
    "stripe_events_unread_seconds",
    "gauge",
    "How long ago Stripe was asked for money that was taken back there; it is asked once in an hour.",
    values.stripeEventsUnread
  )
  measure("backup_age_seconds", "gauge", "How long ago the last backup was recorded.", values.backupAge)
  measure(
    "database_connections",
    "gauge",
    "Connections of all shop services, by what they do.",
    byStatus(connectionStates, values.connectionsByState),
    "state"
  )
  measure("process_uptime_seconds", "gauge", "How long this process has been running.", uptimeSeconds)
  return registry
}

/** Returns the metrics by name, without their common prefix and without the histogram of times. */
export const metricsAsJson = (
  ...registries: ReadonlyArray<MetricsContext>
): Readonly<Record<string, unknown>> => {
  const json: Record<string, number | Record<string, number>> = { refusals_total: {} }
  for (const { id, attributes = {}, ...metric } of registries.flatMap(Metric.snapshotUnsafe)) {
    if (metric.type !== "Counter" && metric.type !== "Gauge") continue
    const value = Number(metric.type === "Counter" ? metric.state.count : metric.state.value)
    const name = id.replace("parkschein_", "")
    const [of] = Object.values(attributes)
    json[name] = of === undefined ? value : { ...(json[name] as Record<string, number>), [of]: value }
  }
  return json
}

/** https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
export const metricsAsText = (...registries: ReadonlyArray<MetricsContext>): string =>
  registries.map((registry) => PrometheusMetrics.formatUnsafe(registry)).join("")

/** Returns true if a caller prefers JSON. Monitoring tools accept text or anything; JSON must be named. */
export const wantsJson = (accept: string | undefined): boolean => {
  const weights = accepted(accept?.toLowerCase())
  return (weights.get("application/json") ?? 0) > (weights.get("text/plain") ?? 0)
}
