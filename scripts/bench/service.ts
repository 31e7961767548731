/**
 * What the shop service costs over a floor (Node's HTTP server and `pg` with the same reads), in one run: for each call, one
 * server after the other in turns, so that whatever else the machine does meets all of them.
 */
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { identity } from "../../backend/configuration.ts"
import { startTestDatabase } from "../../backend/database/test-database.ts"
import { shopAreaId, shopId, ticketId } from "../../backend/demo-world/shops.ts"
import { inDays } from "../../backend/shop-service/testing/days.ts"
import { driver } from "../../backend/shop-service/testing/driver.ts"
import { startIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { freePort } from "../../backend/testing/free-port.ts"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { projectFolder } from "../product/servers.ts"
import { median } from "./figures.ts"
import { writeHistory } from "./service/history.ts"
import { type Ask, load, quantile } from "./service/load.ts"
import { shares } from "./service/profile.ts"
import { type MeasuredServer, startMeasuredServer } from "./service/server.ts"

const drivers = 200
const atOnce = 8
const rounds = 3
const secondsPerRound = 1.5
const pastOrders = 100_000

export interface ServiceBenchOptions {
  /** Another checkout of the project, whose service is measured beside this one's. */
  readonly against?: string | undefined
  /** Calls whose name begins so; all without it. */
  readonly only: string
  /** Writes processor profiles of the services. */
  readonly profile: boolean
}

interface Case {
  readonly name: string
  readonly drivers: number
  readonly ask: Omit<Ask, "headers"> & { readonly accept?: string }
  /** Another server of the product asks. */
  readonly byService?: true
  /** Asks without end meanwhile. */
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
  {
    name: "shop, beside one with 1,000 tickets",
    drivers: atOnce,
    ask: shop,
    beside: tickets("grossgarage")
  }
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

/** Everything that is measured, over one database; the tokens of the drivers are as real as the service's check of them. */
const startAll = async (say: (line: string) => void, { against, profile }: ServiceBenchOptions) => {
  const postgres = await startPostgresServer()
  if (postgres.url === undefined) say(`  over the embedded database: ${postgres.what}`)
  const database = await startTestDatabase(postgres.url)
  const issuer = await startIssuer()
  const environment = {
    DATABASE_URL: database.url,
    PARKSCHEIN_IDENTITY_PORT: new URL(issuer.issuer).port,
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: "payment secret of the bench, long enough"
  }
  const profileFolders: string[] = []
  const service = async (name: string, folder: string) => {
    const profileFolder = profile ? mkdtempSync(join(tmpdir(), "parkschein-profile-")) : undefined
    if (profileFolder !== undefined) profileFolders.push(profileFolder)
    return startMeasuredServer({
      name,
      program: join(folder, "backend/shop-service/main.ts"),
      environment: { ...environment, PARKSCHEIN_API_PORT: String(await freePort()) },
      profileFolder
    })
  }
  const mine = await service("service", projectFolder)
  await writeHistory(database, pastOrders)
  const other = against === undefined ? [] : [await service("other", against)]
  const program = join(import.meta.dirname, "service/floor.ts")
  const floor = await startMeasuredServer({ name: "floor", program, environment })
  return {
    servers: [floor, ...other, mine],
    mine,
    issuer,
    stop: async () => {
      for (const server of [mine, ...other, floor]) await server.stop()
      await issuer.stop()
      await database.stop()
      if (postgres.url !== undefined) await postgres.stop()
      for (const folder of profileFolders) for (const line of shares(folder)) say(line)
    }
  }
}

type Headers = Ask["headers"]
type All = Awaited<ReturnType<typeof startAll>>

/** Drivers who each have one ticket in the cart, and the headers that each asks with. */
const headersOfDrivers = ({ issuer, mine }: All) =>
  Promise.all(
    Array.from({ length: drivers }, async (_, number) => {
      const subject = `driver|bench-${number}`
      const person = await driver(mine.origin, issuer, subject)
      await person.putCart("wiesensee", [await person.configured("wiesensee", "hiking-day", inDays(3))])
      return { authorization: `Bearer ${await issuer.token(subject)}`, "x-subject": subject }
    })
  )

const headersOfService = async ({ issuer }: All): Promise<Headers> => ({
  authorization: `Bearer ${await issuer.token("service", { claims: { scope: identity.serviceScope } })}`
})

const measure = async (
  server: MeasuredServer,
  { ask: { accept, ...ask }, beside, drivers: count }: Case,
  headers: ReadonlyArray<Headers>,
  seconds: number
): Promise<Figures> => {
  const asked = (what: Omit<Ask, "headers">) => (index: number) => ({
    ...what,
    headers: { ...headers[index], ...(accept === undefined ? {} : { "accept-encoding": accept }) }
  })
  const before = server.processorTime()
  const [{ latencies, seconds: took, refused }] = await Promise.all([
    load(server.origin, count, seconds, asked(ask)),
    beside === undefined ? undefined : load(server.origin, 1, seconds, asked(beside))
  ])
  if (refused > 0) throw new Error(`${server.name} refused ${refused} of ${latencies.length}: ${ask.path}`)
  return {
    latencies,
    perSecond: latencies.length / took,
    processor: (server.processorTime() - before) / latencies.length
  }
}

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

/** Prints the table, as it stands in docs/performance-service.md. */
export const measureService = async (
  say: (line: string) => void,
  options: ServiceBenchOptions
): Promise<void> => {
  const all = await startAll(say, options)
  try {
    const headersOf = { drivers: await headersOfDrivers(all), service: [await headersOfService(all)] }
    say(row(["call", "server", "CPU ms", "x floor", "per second", "of floor", "p50 ms", "p99 ms"]))
    say(row(Array.from({ length: 8 }, () => "---")))
    for (const each of cases.filter(({ name }) => name.startsWith(options.only))) {
      const headers = headersOf[each.byService === true ? "service" : "drivers"]
      for (const server of all.servers) await measure(server, each, headers, 1)
      const measured = all.servers.map((): Figures[] => [])
      for (let round = 0; round < rounds; round += 1) {
        for (const [place] of all.servers.entries()) {
          const index = (place + round) % all.servers.length
          const server = all.servers[index] as MeasuredServer
          measured[index]?.push(await measure(server, each, headers, secondsPerRound))
        }
      }
      const figures = measured.map(figuresOf)
      const [floor] = figures
      for (const [index, { latencies, perSecond, processor }] of figures.entries()) {
        say(
          row([
            each.name,
            all.servers[index]?.name ?? "",
            processor.toFixed(2),
            (processor / (floor?.processor ?? 1)).toFixed(1),
            perSecond.toFixed(0),
            (perSecond / (floor?.perSecond ?? 1)).toFixed(2),
            quantile(latencies, 0.5).toFixed(1),
            quantile(latencies, 0.99).toFixed(1)
          ])
        )
      }
    }
  } finally {
    await all.stop()
  }
}
