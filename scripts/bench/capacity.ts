/** Measures a thousand purchases: CPU seconds of service and database, bytes of tables and of the WAL. */
import { readdirSync, readFileSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"
import { connect } from "../../backend/database/test-database.ts"
import { startIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { startDemoDatabase } from "../../backend/shop-service/testing/start-shop-service.ts"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { startDrivers } from "../rehearse/buying-drivers.ts"
import { startServiceProcess } from "../rehearse/service-process.ts"

const secret = "payment secret of the bench, long enough"
/** Frequency of the kernel's clock, which is 100 wherever this runs. */
const ticksPerSecond = 100
const warmingUp = 100

/** Returns of a process: its parent, its own time, and that of its ended children. */
const statOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .map(Number)
  const [own, ended] = [(fields[11] ?? 0) + (fields[12] ?? 0), (fields[13] ?? 0) + (fields[14] ?? 0)]
  return { parent: fields[1], own, ended }
}

/** Includes children. */
const cpuSeconds = (pid: number): number => {
  const { own, ended } = statOf(pid)
  const children = readdirSync("/proc").flatMap((name) => {
    try {
      const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined
      return stat?.parent === pid ? [stat.own] : []
    } catch {
      // The process has ended meanwhile.
      return []
    }
  })
  return [own, ended, ...children].reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond
}

export const capacity = async (say: (line: string) => void, purchases = 1000): Promise<void> => {
  const postgres = await startPostgresServer()
  if (postgres.url === undefined || postgres.own === undefined || process.platform !== "linux") {
    say(`  not measured: it needs Linux and a PostgreSQL server of its own; ${postgres.what}`)
    return
  }
  const database = await startDemoDatabase(postgres.url)
  const issuer = await startIssuer()
  const service = await startServiceProcess({
    DATABASE_URL: database.url,
    PARKSCHEIN_IDENTITY_PORT: new URL(issuer.issuer).port,
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: secret
  })
  const client = connect(database.url)
  const databasePid = postgres.own.pid()
  const now = async () => {
    const [row] = await client.query<{ bytes: number; wal: number }>(
      "select pg_database_size(current_database())::float8 as bytes, (pg_current_wal_lsn() - '0/0')::float8 as wal"
    )
    return {
      service: cpuSeconds(service.pid),
      database: cpuSeconds(databasePid),
      bytes: row?.bytes ?? 0,
      wal: row?.wal ?? 0,
      at: Date.now()
    }
  }
  const drivers = startDrivers({ origins: [service.origin], secrets: [secret] }, issuer)
  const bought = async (count: number) => {
    while (drivers.purchases.length < count) await wait(20)
  }
  await bought(warmingUp)
  const [from, before] = [drivers.purchases.length, await now()]
  await bought(from + purchases)
  const [count, after] = [(drivers.purchases.length - from) / 1000, await now()]
  await drivers.stop()
  const each = (name: "service" | "database" | "bytes" | "wal") => (after[name] - before[name]) / count
  say(
    `  for 1,000 purchases: ${each("service").toFixed(1)} CPU s of the service, ${each("database").toFixed(1)} of the database,`
  )
  say(
    `  ${(each("bytes") / 1e6).toFixed(2)} MB of tables and indexes, ${(each("wal") / 1e6).toFixed(1)} MB written ahead`
  )
  say(
    `  ${((count * 1_000_000) / (after.at - before.at)).toFixed(1)} purchases a second, ${drivers.failures.length} failed`
  )
  await client.close()
  await service.stop()
  await issuer.stop()
  await database.stop()
  await postgres.stop()
}
