/**
 * Measures whether a driver's pages slow down with an installation's data: database time and plans of each call,
 * with ten thousand orders and the requested number, alternately. On a temporary PostgreSQL of this machine.
 */
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { Effect, Redacted } from "effect"
import { databaseLayer } from "../../backend/database/client.ts"
import { readMigrations } from "../../backend/database/migration-files.ts"
import { migrateOnline } from "../../backend/database/online-migrations.ts"
import { connect, type TestDatabase } from "../../backend/database/test-database.ts"
import { startIssuer } from "../../backend/shop-service/testing/issuer.ts"
import {
  startDemoDatabase,
  startService,
  testSettings
} from "../../backend/shop-service/testing/start-shop-service.ts"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { median } from "./figures.ts"
import { lookAndBuy, type Pages } from "./growth/driver-page.ts"
import { fill, type Sizes, sizesFor } from "./growth/fill.ts"
import { type Done, explainAll, explaining, nodesOf, pagesOf, readPlans, workOf } from "./growth/plans.ts"
import { quantile } from "./service/load.ts"

const migrations = join(import.meta.dirname, "../../backend/shop-service/migrations")
const fewOrders = 10_000
const warmingUp = 15
const measuredDrivers = 60
const maxGrowth = 1.5
/** Maximum rows of a table that may be scanned sequentially. */
const smallTable = 1000

/** Flushes to disk and replication are not measured. */
const settings = [
  ...explaining,
  "shared_buffers=2GB",
  "maintenance_work_mem=1GB",
  "work_mem=64MB",
  "max_wal_size=16GB",
  "wal_level=minimal",
  "max_wal_senders=0",
  "autovacuum=off",
  "jit=off"
]

interface Measured {
  readonly milliseconds: number[]
  /** Without I/O wait. */
  readonly work: number[]
  readonly pages: number[]
  readonly scanned: Set<string>
  statements: number
}

interface Side {
  readonly sizes: Sizes
  readonly calls: Map<string, Measured>
  readonly pages: Pages
  readonly database: TestDatabase
  readonly bytes: number
  stop(): Promise<void>
}

type Log = ReturnType<typeof listenTo>

const sumOf = (done: ReadonlyArray<Done>, what: (each: Done) => number): number =>
  done.reduce((sum, each) => sum + what(each), 0)

/** Returns the statements since the last call; a marker statement shows that the log is complete. */
const listenTo = (readable: Parameters<typeof readPlans>[0]) => {
  const waiting = new Map<string, (all: ReadonlyArray<Done>) => void>()
  const done = new Map<string, Done[]>()
  readPlans(readable, (database, each) => {
    const all = done.get(database) ?? []
    done.set(database, all)
    if (!each.statement.startsWith("select 'mark'")) {
      all.push(each)
      return
    }
    waiting.get(database)?.(all.splice(0))
  })
  return {
    since: async (database: string, mark: () => Promise<unknown>): Promise<ReadonlyArray<Done>> => {
      const { promise, resolve } = Promise.withResolvers<ReadonlyArray<Done>>()
      waiting.set(database, resolve)
      for (;;) {
        await mark()
        // Log lines of two connections may be mixed up: then repeat the marker.
        const found = await Promise.race([promise, wait(1000, undefined, { ref: false })])
        if (found !== undefined) return found
      }
    }
  }
}

const openSide = async (
  server: string,
  orders: number,
  log: Log,
  say: (line: string) => void
): Promise<Side> => {
  const database: TestDatabase = await startDemoDatabase(server)
  // The database is new; the demo world exists once a service has started.
  const issuer = await startIssuer()
  const testing = testSettings(issuer.issuer)
  await (await startService(database.url, testing)).stop()
  const sizes = sizesFor(orders)
  say(
    `${orders.toLocaleString("en")} orders, ${sizes.drivers.toLocaleString("en")} drivers, ${sizes.shops.toLocaleString("en")} shops:`
  )
  await fill(database, sizes, say)
  const rows = await database.query<{ name: string; rows: number }>(
    "select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r'"
  )
  const large = new Set(rows.filter((row) => row.rows > smallTable).map(({ name }) => name))
  const name = new URL(database.url).pathname.slice(1)
  const [size] = await database.query<{ bytes: number }>(
    "select pg_database_size(current_database())::float8 as bytes"
  )
  for (const statement of explainAll(name)) await database.query(statement)
  // The settings apply to new connections.
  const service = await startService(database.url, testing)
  const marker = connect(database.url)
  const mark = () => marker.query("select 'mark'")
  await log.since(name, mark)
  const calls = new Map<string, Measured>()
  const pages: Pages = {
    origin: service.origin,
    issuer,
    secret: testing.paymentSecret,
    sizes,
    measured: async (call, ask) => {
      const answer = await ask()
      const done = await log.since(name, mark)
      const known = calls.get(call) ?? {
        milliseconds: [],
        work: [],
        pages: [],
        scanned: new Set<string>(),
        statements: 0
      }
      calls.set(call, known)
      known.milliseconds.push(sumOf(done, ({ milliseconds }) => milliseconds))
      known.work.push(sumOf(done, workOf))
      known.pages.push(sumOf(done, pagesOf))
      known.statements = done.length
      for (const node of done.flatMap(({ plan }) => nodesOf(plan))) {
        const table = node["Relation Name"] ?? ""
        if (node["Node Type"].endsWith("Seq Scan") && large.has(table)) known.scanned.add(table)
      }
      return answer
    }
  }
  return {
    sizes,
    calls,
    pages,
    database,
    bytes: size?.bytes ?? 0,
    stop: async () => {
      await marker.close()
      await service.stop()
      await issuer.stop()
      await database.stop()
    }
  }
}

/** Returns the numbers of the measured drivers, spread over all. */
const chosen = ({ drivers }: Sizes): ReadonlyArray<number> =>
  Array.from(
    { length: warmingUp + measuredDrivers },
    (_, place) => 1 + Math.floor((place * drivers) / (warmingUp + measuredDrivers))
  )

/** Rebuilds the indexes of online migrations, while drivers read and buy. */
const migrateBeside = async (
  { database, pages, sizes }: Side,
  say: (line: string) => void
): Promise<void> => {
  const made = readMigrations(migrations)
    .filter(({ isOnline }) => isOnline)
    .flatMap(({ version, statements }) => statements.map((statement) => ({ version, statement })))
  for (const { version, statement } of made) {
    const [, index] = /if not exists (\w+)/.exec(statement) ?? []
    await database.query(`drop index if exists shop.${index}`)
    await database.query("delete from shop.migration where version = $1", [version])
  }
  // Each driver reads and buys once.
  const measuredBefore = new Set(chosen(sizes))
  let last = 0
  const another = (): number => {
    do last += 1
    while (measuredBefore.has(last))
    return last
  }
  const took = async (beside: Promise<unknown> | undefined): Promise<ReadonlyArray<number>> => {
    const times: number[] = []
    const measured: Pages["measured"] = async (_, call) => {
      const begun = performance.now()
      const answer = await call()
      times.push(performance.now() - begun)
      return answer
    }
    let isOver = beside === undefined
    void beside?.then(() => {
      isOver = true
    })
    for (let done = 0; done < 10 || !isOver; done += 1) {
      await lookAndBuy({ ...pages, measured }, another())
    }
    return times.sort((one, other) => one - other)
  }
  const alone = await took(undefined)
  const begun = performance.now()
  const migrated = Effect.runPromise(
    migrateOnline("shop", migrations).pipe(
      Effect.provide(
        databaseLayer({
          url: Redacted.make(database.url),
          maximumConnections: 1,
          applicationName: "migrate",
          isPatient: true
        })
      )
    )
  )
  const beside = await took(migrated)
  const shown = (times: ReadonlyArray<number>) =>
    `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)}, longest ${times.at(-1)?.toFixed(0)}`
  say(
    `${made.length} indexes made beside ${beside.length} calls in ${((performance.now() - begun) / 1000).toFixed(0)} s; calls: ${shown(beside)}; alone: ${shown(alone)}`
  )
}

const inOrder = (all: ReadonlyArray<number>): ReadonlyArray<number> =>
  all.toSorted((one, other) => one - other)

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

/** Prints the table (docs/performance-service.md); false if a call grew, or scans a table sequentially. */
export const growth = async (say: (line: string) => void, orders: number): Promise<boolean> => {
  const postgres = await startPostgresServer(settings)
  if (postgres.url === undefined || postgres.own === undefined) {
    say(`  not measured: it needs a PostgreSQL server of its own; ${postgres.what}`)
    return true
  }
  try {
    const readable = postgres.own.log()
    if (readable === null) throw new Error("The server logs nothing.")
    const log = listenTo(readable)
    const few = await openSide(postgres.url, fewOrders, log, say)
    const many = await openSide(postgres.url, orders, log, say)
    const sides = [few, many]
    for (let place = 0; place < warmingUp + measuredDrivers; place += 1) {
      if (place === warmingUp) for (const { calls } of sides) calls.clear()
      for (const { pages, sizes } of place % 2 === 0 ? sides : sides.toReversed()) {
        await lookAndBuy(pages, chosen(sizes)[place] ?? 0)
      }
    }
    say(`The database has ${(few.bytes / 1e9).toFixed(2)} and ${(many.bytes / 1e9).toFixed(2)} GB.`)
    const heads = sides.map(({ sizes }) => sizes.orders.toLocaleString("en"))
    const titles = [
      "call",
      "statements",
      ...heads.flatMap((size) => [`p50 ms, ${size}`, "p99 ms"]),
      "p50, x",
      "without the disk, x",
      "pages of 8 kB",
      "read as a whole"
    ]
    say(row(titles))
    say(row(titles.map(() => "---")))
    let isGood = true
    for (const [name, grown] of many.calls) {
      const small = few.calls.get(name) ?? grown
      const growth = median(grown.milliseconds) / median(small.milliseconds)
      isGood &&= growth <= maxGrowth && grown.scanned.size === 0
      say(
        row([
          name,
          String(grown.statements),
          ...[small, grown].flatMap(({ milliseconds }) => [
            median(milliseconds).toFixed(2),
            quantile(inOrder(milliseconds), 0.99).toFixed(2)
          ]),
          growth.toFixed(2),
          (median(grown.work) / median(small.work)).toFixed(2),
          `${median(small.pages)}, ${median(grown.pages)}`,
          grown.scanned.size === 0 ? "nothing" : [...grown.scanned].join(", ")
        ])
      )
    }
    await migrateBeside(many, say)
    for (const side of sides) await side.stop()
    return isGood
  } finally {
    await postgres.stop()
  }
}
