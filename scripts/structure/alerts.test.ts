/**
 * Tests of alerts and dashboard: each alert fires by the series of its fault, and none without, as Prometheus' own
 * promtool evaluates them. Skipped where promtool is missing: apt-get install prometheus.
 */
import { execFile, execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, it } from "vitest"
import { expressionsOfTheDashboard } from "../deployment/dashboard.ts"

const alertsFile = join(import.meta.dirname, "../../deploy/monitoring/alerts.yaml")

/** Series of the metric, and what the alert names of them. In promtool's notation: begin+step per minute x minutes. */
interface Fault {
  readonly series: Readonly<Record<string, string>>
  readonly labels?: Readonly<Record<string, string>>
  readonly minutes: number
}

const value = (
  name: string,
  labels: Readonly<Record<string, string>>,
  values: string,
  minutes: number
): Fault => {
  const named = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
  return { series: { [`${name}{${named.join(",")}}`]: values }, labels, minutes }
}

const order = { call: "POST /v1/:shopId/order" }
const faults: Readonly<Record<string, Fault>> = {
  ShopServiceDown: value("up", { job: "parkschein-shop-service" }, "1x3 0x5", 6),
  ShopUnreachable: value("probe_success", { instance: "https://shop.example/" }, "1x3 0x5", 6),
  // In promtool, time begins at 0: the certificate ends after 13 days.
  CertificateEnds: value("probe_ssl_earliest_cert_expiry", {}, `${13 * 86_400}x20`, 12),
  DatabaseServerDown: value("up", { job: "parkschein-database" }, "1x3 0x5", 6),
  DiskFills: {
    series: {
      'node_filesystem_avail_bytes{fstype="ext4",mountpoint="/"}': "25x3 19x20",
      'node_filesystem_size_bytes{fstype="ext4",mountpoint="/"}': "100x30"
    },
    labels: { fstype: "ext4", mountpoint: "/" },
    minutes: 15
  },
  NotMonitored: value("up", { job: "parkschein-payment-page" }, "1x3 0x10", 9),
  NoOrdersPaid: {
    series: {
      [`parkschein_request_seconds_count{call="${order.call}"}`]: "0+1x60",
      'parkschein_orders{status="paid"}': "3x60"
    },
    labels: order,
    minutes: 45
  },
  PaymentReportsParked: value("parkschein_payment_reports", { status: "parked" }, "0x3 1x5", 5),
  PaymentReportsWaiting: value("parkschein_payment_reports", { status: "waiting" }, "2x20", 12),
  PaymentReportsRefused: {
    series: { 'parkschein_refusals_total{code="E_SIGNATURE_INVALID"}': "0+1x20" },
    minutes: 12
  },
  NoPaymentReports: {
    series: {
      [`parkschein_request_seconds_count{call="${order.call}"}`]: "0+1x90",
      'parkschein_request_seconds_count{call="POST /v1/payment-event/stripe"}': "0+1x90",
      'parkschein_refusals_total{code="E_SIGNATURE_INVALID"}': "0+1x90"
    },
    minutes: 75
  },
  StripeSessionsOverdue: value("parkschein_checkout_sessions_overdue", {}, "1x20", 12),
  BankResponsesOverdue: value("parkschein_orders_processing_overdue", {}, "1x70", 65),
  Chargebacks: value("parkschein_charge_backs_of_week", {}, "0x3 1x5", 5),
  StripeEventsUnread: value("parkschein_stripe_events_unread_seconds", {}, "10801x20", 12),
  RefundsPending: value("parkschein_refunds", { status: "due" }, "1x70", 65),
  RefundsFailed: value("parkschein_refunds", { status: "failed" }, "0x3 1x5", 5),
  MailsAbandoned: {
    series: { 'parkschein_mails{status="abandoned"}': "0x10 1x10" },
    labels: { status: "abandoned" },
    minutes: 15
  },
  BackupOverdue: value("parkschein_backup_age_seconds", {}, `${26 * 3600 + 1}x20`, 12),
  SlowCalls: {
    series: {
      'parkschein_request_seconds_bucket{call="GET /v1/shop",le="1"}': "0x30",
      'parkschein_request_seconds_bucket{call="GET /v1/shop",le="2.5"}': "0+60x30",
      'parkschein_request_seconds_bucket{call="GET /v1/shop",le="+Inf"}': "0+60x30"
    },
    labels: { call: "GET /v1/shop" },
    minutes: 20
  },
  Overload: { series: { 'parkschein_refusals_total{code="E_TOO_BUSY"}': "0+120x20" }, minutes: 12 },
  ServiceErrors: {
    series: { 'parkschein_refusals_total{code="E_DATABASE_UNAVAILABLE"}': "0+10x20" },
    minutes: 12
  },
  TransactionsStuck: value("parkschein_database_connections", { state: "in_transaction" }, "21x20", 8)
}

/** The same series while all is well. */
const calm: Readonly<Record<string, string>> = {
  'up{job="parkschein-shop-service"}': "1x90",
  'up{job="parkschein-database"}': "1x40 0 1x49",
  'up{job="parkschein-payment-page"}': "1x40 0x3 1x47",
  patroni_postgres_running: "1x90",
  'node_filesystem_avail_bytes{fstype="ext4",mountpoint="/"}': "21x40 19x5 21x45",
  'node_filesystem_size_bytes{fstype="ext4",mountpoint="/"}': "100x90",
  'node_filesystem_avail_bytes{fstype="tmpfs",mountpoint="/run"}': "0x90",
  'node_filesystem_size_bytes{fstype="tmpfs",mountpoint="/run"}': "100x90",
  probe_success: "1x40 0 1x49",
  probe_ssl_earliest_cert_expiry: `${15 * 86_400}x90`,
  [`parkschein_request_seconds_count{call="${order.call}"}`]: "0+1x90",
  'parkschein_request_seconds_count{call="POST /v1/payment-event/stripe"}': "0+1x90",
  'parkschein_refusals_total{code="E_SIGNATURE_INVALID"}': "0x40 2x50",
  'parkschein_orders{status="paid"}': "0+1x90",
  'parkschein_payment_reports{status="parked"}': "0x90",
  'parkschein_payment_reports{status="waiting"}': "0x40 1x5 0x45",
  parkschein_checkout_sessions_overdue: "0x90",
  parkschein_orders_processing_overdue: "0x90",
  parkschein_charge_backs_of_week: "0x90",
  parkschein_stripe_events_unread_seconds: "3600x90",
  parkschein_backup_age_seconds: `${25 * 3600}x90`,
  'parkschein_refunds{status="due"}': "0x40 1x40 0x10",
  'parkschein_refunds{status="failed"}': "0x90",
  'parkschein_mails{status="abandoned"}': "4x90",
  'parkschein_request_seconds_bucket{call="GET /v1/shop",le="1"}': "0+60x90",
  'parkschein_request_seconds_bucket{call="GET /v1/shop",le="+Inf"}': "0+60x90",
  'parkschein_refusals_total{code="E_TOO_BUSY"}': "0+10x90",
  'parkschein_refusals_total{code="E_DATABASE_UNAVAILABLE"}': "1x90",
  'parkschein_database_connections{state="in_transaction"}': "20x90"
}

const alerts = [
  ...readFileSync(alertsFile, "utf8").matchAll(
    /- alert: (\w+)[\s\S]*?severity: (\w+)[\s\S]*?summary: "([^"]+)", runbook: "([^"]+)"/g
  )
].map(([, name = "", severity = "", summary = "", runbook = ""]) => ({ name, severity, summary, runbook }))

const seriesOf = (series: Readonly<Record<string, string>>) =>
  Object.entries(series).map(([name, values]) => ({ series: name, values }))

const hasPromtool = (() => {
  try {
    return execFileSync("promtool", ["--version"], { stdio: "pipe" }).length > 0
  } catch {
    return false
  }
})()

/** JSON is YAML. */
const promtool = async (command: ReadonlyArray<string>, document: unknown): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "parkschein-alerts-"))
  const file = join(folder, "document.yaml")
  writeFileSync(file, JSON.stringify(document))
  return promisify(execFile)("promtool", [...command, file])
    .then(
      ({ stdout }) => stdout.trim().split("\n").at(-1)?.trim() ?? "",
      (error) => String(error.stderr || error.stdout)
    )
    .finally(() => rmSync(folder, { recursive: true }))
}

it.skipIf(!hasPromtool)("have a dashboard whose expressions Prometheus reads", async () => {
  const rules = expressionsOfTheDashboard().map(({ expr }, index) => ({ record: `panel:${index}`, expr }))
  expect(rules.length).toBeGreaterThan(10)
  expect(await promtool(["check", "rules"], { groups: [{ name: "dashboard", rules }] })).toBe(
    `SUCCESS: ${rules.length} rules found`
  )
})

it("have a fault each", () => {
  expect(alerts.map(({ name }) => name).toSorted()).toEqual(Object.keys(faults).toSorted())
})

it.skipIf(!hasPromtool)("fire by their fault, and by nothing else", async () => {
  const firing = alerts.map(({ name, severity, summary, runbook }) => {
    const { series, labels = {}, minutes } = faults[name] as Fault
    const expected = { exp_labels: { severity, ...labels }, exp_annotations: { summary, runbook } }
    return {
      name,
      interval: "1m",
      input_series: seriesOf(series),
      alert_rule_test: [{ eval_time: `${minutes}m`, alertname: name, exp_alerts: [expected] }]
    }
  })
  const quiet = {
    name: "calm",
    interval: "1m",
    input_series: seriesOf(calm),
    alert_rule_test: alerts.flatMap(({ name }) =>
      [30, 60, 85].map((minute) => ({ eval_time: `${minute}m`, alertname: name, exp_alerts: [] }))
    )
  }
  expect(await promtool(["test", "rules"], { rule_files: [alertsFile], tests: [...firing, quiet] })).toBe(
    "SUCCESS"
  )
})
