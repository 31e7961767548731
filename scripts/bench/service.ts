/**
 * Measures the shop service against a baseline (Node's HTTP server and `pg` with the same reads), in one run:
 * the servers alternate for each call, so that noise affects all of them.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { identity } from "../../backend/configuration.ts"
import { connect, startTestDatabase, type TestDatabase } from "../../backend/database/test-database.ts"
import { shopAreaId, shopId, ticketId } from "../../backend/demo-world/shops.ts"
import { inDays } from "../../backend/shop-service/testing/days.ts"
import { driver } from "../../backend/shop-service/testing/driver.ts"
import { startIssuer, type TestIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { freePort } from "../../backend/testing/free-port.ts"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { projectFolder } from "../product/servers.ts"
import { median } from "./figures.ts"
import { writeHistory } from "./service/history.ts"
import { type Ask, load, quantile } from "./service/load.ts"
import { profileShares } from "./service/profile.ts"
import { type MeasuredServer, startMeasuredServer } from "./service/server.ts"

const drivers = 200
const atOnce = 8
const rounds = 3
const secondsPerRound = 1.5
/** The embedded database is for demos, and slow at writing. */
const pastOrders = { PostgreSQL: 100_000, embedded: 10_000 } as const

export interface ServiceBenchOptions {
  /** Another checkout of the project, whose service is measured, too. */
  readonly against?: string | undefined
  /** Prefix of calls; empty for all. */
  readonly only: string
  /** Writes CPU profiles of the services. */
  readonly profile: boolean
}

interface Case {
  readonly name: string
  readonly drivers: number
  readonly ask: Omit<Ask, "headers"> & { readonly accept?: string }
  /** The caller is another server of the product. */
  readonly byService?: true
  /** Continuous requests in the background. */
  readonly beside?: Omit<Ask, "headers">
}

const tickets = (shop: string): Case["ask"] => ({
  method: "GET",
  path: `/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaId(shop)}`
})
const shop: Case["ask"] = { method: "GET", path: "/v1/shop/path/wiesensee" }
const plate = { plate: "M-PP123", country: "DE" }
const configure: Case["ask"] = {
  method: "POST",
  path: `/v2/available-purchase-option/fixed-price-ticket/${ticketId("wiesensee", "hiking-day")}/configure`,
  body: JSON.stringify({ shopAreaEntityId: shopAreaId("wiesensee"), plates: [plate], ...inDays(3) })
}

const cases: ReadonlyArray<Case> = [
  { name: "shop", drivers: atOnce, ask: shop },
  { name: "tickets (14)", drivers: atOnce, ask: tickets("wiesensee") },
  { name: "tickets (1,000)", drivers: atOnce, ask: tickets("grossgarage") },
  { name: "tickets (1,000), br", drivers: atOnce, ask: { ...tickets("grossgarage"), accept: "br" } },
  { name: "cart", drivers: atOnce, ask: { method: "GET", path: `/v1/${shopId("wiesensee")}/cart` } },
  { name: "configure", drivers: atOnce, ask: configure },
  { name: "metrics", drivers: 1, byService: true, ask: { method: "GET", path: "/v1/metrics" } },
  { name: "shop, 200 drivers", drivers, ask: shop },
  { name: "tickets (14), 200 drivers", drivers, ask: tickets("wiesensee") },
  { name: "shop, beside one with 1,000 tickets", drivers: atOnce, ask: shop, beside: tickets("grossgarage") }
]

interface Figures {
  readonly latencies: ReadonlyArray<number>
  readonly perSecond: number
  readonly processor: number
}

const figuresOf = (all: ReadonlyArray<Figures>): Figures => ({
  latencies: all.flatMap(({ latencies }) => latencies).sort((one, other) => one - other),
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  processor: median(all.map(({ processor }) => processor))
})

/** Processes of one service, over which drivers are spread. */
interface Measured {
  readonly name: string
  readonly processes: ReadonlyArray<MeasuredServer>
}

const secrets = { PARKSCHEIN_SECRET_PAYMENT_SIGNING: "payment secret of the bench, long enough" }

const program = (folder: string): string => join(folder, "backend/shop-service/main.ts")

/** Starts the embedded database in a process of its own, like `npm start`. */
const startEmbedded = async () => {
  const folder = mkdtempSync(join(tmpdir(), "parkschein-bench-"))
  const server = await startMeasuredServer({
    name: "embedded database",
    program: join(projectFolder, "backend/database/main.ts"),
    environment: { PARKSCHEIN_DATA_FOLDER: folder }
  })
  const { query, close } = connect(server.origin)
  return {
    url: server.origin,
    query,
    stop: async () => {
      await close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Starts the servers over one database, the baseline first; tokens are real: the service verifies them. */
const startOver = async (
  database: Pick<TestDatabase, "url" | "query">,
  issuer: TestIssuer,
  {
    where,
    others,
    profileFolder
  }: { where: keyof typeof pastOrders; others: ReadonlyArray<string>; profileFolder?: string | undefined }
) => {
  const environment = {
    PARKSCHEIN_DEMO: "1",
    DATABASE_URL: database.url,
    PARKSCHEIN_IDENTITY_PORT: new URL(issuer.issuer).port,
    ...secrets
  }
  const service = async (folder: string, profileFolder?: string) =>
    startMeasuredServer({
      name: "service",
      program: program(folder),
      environment: { ...environment, PARKSCHEIN_API_PORT: String(await freePort()) },
      profileFolder
    })
  const first = await service(projectFolder, profileFolder)
  await writeHistory(database, pastOrders[where])
  const second = await service(projectFolder)
  const elsewhere: Measured[] = []
  for (const folder of others) elsewhere.push({ name: `other, ${where}`, processes: [await service(folder)] })
  const floor = await startMeasuredServer({
    name: "floor",
    program: join(import.meta.dirname, "service/floor.ts"),
    environment
  })
  const servers: ReadonlyArray<Measured> = [
    { name: `floor, ${where}`, processes: [floor] },
    ...elsewhere,
    { name: `service, ${where}`, processes: [first] },
    { name: `2 processes, ${where}`, processes: [first, second] }
  ]
  return {
    servers,
    origin: first.origin,
    stop: async () => {
      const all = new Set(servers.flatMap(({ processes }) => processes))
      for (const server of all) await server.stop()
    }
  }
}

const startAll = async (say: (line: string) => void, { against, profile }: ServiceBenchOptions) => {
  const postgres = await startPostgresServer()
  if (postgres.url === undefined) say(`  over the embedded database alone: ${postgres.what}`)
  const issuer = await startIssuer()
  const profileFolder = profile ? mkdtempSync(join(tmpdir(), "parkschein-profile-")) : undefined
  const others = against === undefined ? [] : [against]
  const database = postgres.url === undefined ? undefined : await startTestDatabase(postgres.url)
  const embedded = await startEmbedded()
  const sides = [
    ...(database === undefined
      ? []
      : [await startOver(database, issuer, { where: "PostgreSQL", others, profileFolder })]),
    await startOver(embedded, issuer, { where: "embedded", others: [] })
  ]
  return {
    sides,
    issuer,
    stop: async () => {
      for (const side of sides) await side.stop()
      await issuer.stop()
      await embedded.stop()
      await database?.stop()
      if (postgres.url !== undefined) await postgres.stop()
      if (profileFolder !== undefined) for (const line of profileShares(profileFolder)) say(line)
    }
  }
}

type Headers = Ask["headers"]

/** Returns the request headers of drivers, who each have one ticket in the cart. */
const headersOfDrivers = (issuer: TestIssuer, origin: string) =>
  Promise.all(
    Array.from({ length: drivers }, async (_, number) => {
      const subject = `driver|bench-${number}`
      const person = await driver(origin, issuer, subject)
      await person.putCart("wiesensee", [await person.configured("wiesensee", "hiking-day", inDays(3))])
      return { authorization: `Bearer ${await issuer.token(subject)}`, "x-subject": subject }
    })
  )

const headersOfService = async (issuer: TestIssuer): Promise<Headers> => ({
  authorization: `Bearer ${await issuer.token("service", { claims: { scope: identity.serviceScope } })}`
})

const measure = async (
  { name, processes }: Measured,
  { ask: { accept, ...ask }, beside, drivers: count }: Case,
  headers: ReadonlyArray<Headers>,
  seconds: number
): Promise<Figures> => {
  const asked = (what: Omit<Ask, "headers">) => (index: number) => ({
    ...what,
    headers: { ...headers[index], ...(accept === undefined ? {} : { "accept-encoding": accept }) }
  })
  const origins = processes.map(({ origin }) => origin)
  const used = () => processes.reduce((sum, { processorTime }) => sum + processorTime(), 0)
  const before = used()
  const [{ latencies, seconds: took, refused }] = await Promise.all([
    load(origins, count, seconds, asked(ask)),
    beside === undefined ? undefined : load(origins, 1, seconds, asked(beside))
  ])
  if (refused > 0) throw new Error(`${name} refused ${refused} of ${latencies.length}: ${ask.path}`)
  // Each driver has sent one more, to connect.
  const processor = (used() - before) / (latencies.length + count)
  return { latencies, perSecond: latencies.length / took, processor }
}

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

/** Minimum share of the baseline's throughput, and maximum factor of its p99. docs/performance-service.md. */
const goals = { throughput: 0.5, p99: 2.5 }

/** Says whether the service over PostgreSQL meets the goals for this call. */
const verdict = ({ drivers: count, byService, beside }: Case, of: number, p99: number): string => {
  if (byService === true || beside !== undefined) return ""
  const isReached = count === drivers ? p99 <= goals.p99 : of >= goals.throughput
  return `${count === drivers ? `p99 ${p99.toFixed(1)} x` : ""}${isReached ? "" : " missed"}`.trim()
}

/** Prints the table of all calls, with the goals of docs/performance-service.md. */
export const measureService = async (
  say: (line: string) => void,
  options: ServiceBenchOptions
): Promise<void> => {
  const { sides, issuer, stop } = await startAll(say, options)
  try {
    const headersOf = await Promise.all(
      sides.map(async ({ origin }) => ({
        drivers: await headersOfDrivers(issuer, origin),
        service: [await headersOfService(issuer)]
      }))
    )
    const servers = sides.flatMap((side, index) => side.servers.map((server) => ({ server, index })))
    say(row(["call", "server", "CPU ms", "x floor", "per second", "of floor", "p50 ms", "p99 ms", "goal"]))
    say(row(Array.from({ length: 9 }, () => "---")))
    for (const each of cases.filter(({ name }) => name.startsWith(options.only))) {
      const headers = (index: number) =>
        headersOf[index]?.[each.byService === true ? "service" : "drivers"] ?? []
      for (const { server, index } of servers) await measure(server, each, headers(index), 1)
      const measured = servers.map((): Figures[] => [])
      for (let round = 0; round < rounds; round += 1) {
        for (const [place] of servers.entries()) {
          const at = (place + round) % servers.length
          const one = servers[at]
          if (one !== undefined)
            measured[at]?.push(await measure(one.server, each, headers(one.index), secondsPerRound))
        }
      }
      const figures = measured.map(figuresOf)
      for (const [place, { latencies, perSecond, processor }] of figures.entries()) {
        const { server, index } = servers[place] as (typeof servers)[number]
        // The first server with this index is the baseline.
        const floor = figures[servers.findIndex((other) => other.index === index)] as Figures
        const of = perSecond / floor.perSecond
        const p99 = quantile(latencies, 0.99)
        const isJudged = index === 0 && server.name.startsWith("service")
        say(
          row([
            each.name,
            server.name,
            processor.toFixed(2),
            (processor / floor.processor).toFixed(1),
            perSecond.toFixed(0),
            of.toFixed(2),
            quantile(latencies, 0.5).toFixed(1),
            p99.toFixed(1),
            isJudged ? verdict(each, of, p99 / quantile(floor.latencies, 0.99)) : ""
          ])
        )
      }
    }
  } finally {
    await stop()
  }
}
