/** Runs a drill: drivers buy during faults; then all faults end, and the model judges the result. */
import { randomUUID } from "node:crypto"
import { host, identity } from "../../backend/configuration.ts"
import { connect } from "../../backend/database/test-database.ts"
import { startIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { randomFrom } from "../../backend/shop-service/testing/random.ts"
import {
  localDemo,
  paymentPage as paymentPlan,
  type ServerPlan,
  shopService
} from "../../scripts/product/servers.ts"
import { type BuyerCounts, makeBuyer } from "./buyer.ts"
import { startCalmClock } from "./calm-clock.ts"
import type { DrillDatabase } from "./database.ts"
import { type FaultCounts, injectFaults } from "./fault-injector.ts"
import { judge } from "./judge.ts"
import { type Line, startLine } from "./line.ts"
import { startReportPost } from "./report-post.ts"
import { type ProcessServer, startProcessServer } from "./server.ts"

const drivers = 50

export interface ChaosOptions {
  readonly seed: number
  readonly milliseconds: number
  readonly services: number
  /** Maximum milliseconds between two purchases of a driver. */
  readonly pause: number
  readonly database: DrillDatabase
  readonly note: (what: string) => void
}

export interface ChaosReport extends BuyerCounts, FaultCounts {
  readonly doubled: number
  readonly lostReports: number
  readonly orders: number
  readonly tickets: number
  readonly refunds: number
  /** Number of log lines of the servers, checked for personal data. */
  readonly logLines: number
  /** Violated promises; empty if all were kept. */
  readonly violations: ReadonlyArray<string>
}

export const reportLines = (report: ChaosReport): ReadonlyArray<string> => [
  `Purchases: ${report.begun} begun, ${report.paid} paid, ${report.notPaid} ended without payment`,
  `Kills ${report.kills}, pauses ${report.pauses}, cuts ${report.cuts}`,
  `Retries of drivers ${report.retries}, doubled reports ${report.doubled}, lost reports ${report.lostReports}`,
  `Rows: ${report.orders} orders, ${report.tickets} tickets, ${report.refunds} refunds; ${report.logLines} lines of logs`,
  ...(report.violations.length === 0
    ? ["All promises were kept."]
    : [`${report.violations.length} promises were broken:`, ...report.violations.map((what) => `  ${what}`)])
]

/** The embedded database runs one transaction at a time: one service suffices, and drivers are slower. */
export const settings = { embedded: { services: 1, pause: 8000 }, postgres: { services: 2, pause: 4000 } }

const at = (port: number): string => `http://localhost:${port}`

export const chaos = async ({
  seed,
  milliseconds,
  services,
  pause,
  database,
  note
}: ChaosOptions): Promise<ChaosReport> => {
  // Each part has its own random source, so that none changes the choices of another.
  let parts = 0
  const ownRandom = () => randomFrom(seed + 7919 * parts++)
  const lines: Line[] = []
  const line = async (name: string, target: () => number) => {
    const made = await startLine(name, target, ownRandom())
    lines.push(made)
    return made.port
  }
  let issuerPort = 0
  const issuer = await startIssuer(`${at(await line("to the identity provider", () => issuerPort))}/`)
  issuerPort = issuer.port
  const databaseUrl = async (who: string) => {
    const url = new URL(database.url())
    const port = await line(`of the ${who} to the database`, () => Number(new URL(database.url()).port))
    url.hostname = host
    url.port = String(port)
    return url.href
  }
  const processes: ProcessServer[] = []
  const portOf = (name: string) => () => processes.find((server) => server.name === name)?.port() ?? 0
  const serviceNames = Array.from({ length: services }, (_, index) => `shop service ${index + 1}`)
  const origins: string[] = []
  for (const name of serviceNames) origins.push(at(await line(`to ${name}`, portOf(name))))
  const reports = await startReportPost(origins, ownRandom())
  const pageOrigin = at(await line("to the payment page", portOf("payment page")))
  const common = {
    ...localDemo,
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    PARKSCHEIN_API_ORIGIN: at(reports.port),
    PARKSCHEIN_PAYMENT_ORIGIN: pageOrigin,
    PARKSCHEIN_IDENTITY_ORIGIN: issuer.issuer.slice(0, -1),
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: randomUUID(),
    PARKSCHEIN_DATABASE_CONNECTIONS: String(database.connections),
    PARKSCHEIN_TEST_CONTROL: "1"
  }
  const start = async (name: string, { program, variable }: ServerPlan) => {
    const url = await databaseUrl(name)
    const environment = (port: number) => ({ ...common, DATABASE_URL: url, [variable]: String(port) })
    processes.push(await startProcessServer(name, program, environment))
  }
  for (const name of serviceNames) await start(name, shopService)
  await start("payment page", paymentPlan)

  const calm = startCalmClock()
  const closing = AbortSignal.timeout(milliseconds)
  const counts: BuyerCounts = { begun: 0, paid: 0, notPaid: 0, retries: 0 }
  const buyers = await Promise.all(
    Array.from({ length: drivers }, async (_, number) => {
      const subject = `driver|${number}`
      const token = await issuer.token(subject, { audience: identity.audience, expiresIn: 4 * 3600 })
      const fixture = {
        services: origins,
        paymentPage: pageOrigin,
        takesMoneyTwice: true,
        again: 100,
        closing,
        calm,
        pause
      }
      return makeBuyer({ subject, token, number }, fixture, ownRandom(), counts)
    })
  )
  const buying = Promise.all(buyers.map((buyer) => buyer.buy()))
  const servers = [...(database.server === undefined ? [] : [database.server]), ...processes]
  const faults = await injectFaults({ servers, lines, calm }, ownRandom(), closing, (what) =>
    note(`${String(counts.paid + counts.notPaid).padStart(5)} purchases  ${what}`)
  )
  reports.heal()
  note("everything works again")
  await buying
  note("all drivers have finished")
  await reports.settle()
  const look = connect(database.url())
  const { violations, ...sums } = await judge(look, buyers)
  await look.close()
  await reports.stop()
  for (const server of processes) await server.stop()
  for (const each of lines) await each.stop()
  await issuer.stop()
  return {
    ...counts,
    ...faults,
    ...sums,
    doubled: reports.counts.doubled,
    lostReports: reports.counts.lostBefore + reports.counts.lostAfter,
    logLines: processes.reduce((sum, { written }) => sum + written(), 0),
    violations: [
      ...processes.flatMap(({ ownEnds, leaks }) => [...ownEnds, ...leaks.slice(0, 5)]),
      ...violations
    ]
  }
}
