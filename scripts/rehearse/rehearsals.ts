/**
 * Rehearses restoring, rotating and releasing by docs/runbook.md on a PostgreSQL server of this machine while
 * drivers buy: no purchase may fail, be lost, or be doubled.
 */
import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import { Redacted } from "effect"
import { connect } from "../../backend/database/test-database.ts"
import { driver, eventOf, report } from "../../backend/shop-service/testing/driver.ts"
import { startIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { startDemoDatabase } from "../../backend/shop-service/testing/start-shop-service.ts"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { projectFolder } from "../product/servers.ts"
import { type Purchase, startDrivers } from "./drivers-at-work.ts"
import { startServiceProcess } from "./service-process.ts"

const run = promisify(execFile)
/** Overlap of two services. */
const overlapMilliseconds = 1000

/** Number of purchases to wait for before and after each action. */
const enough = 40
const timeoutMilliseconds = 120_000

type Say = (line: string) => void

interface Stage {
  readonly databaseUrl: string
  readonly issuer: Awaited<ReturnType<typeof startIssuer>>
  readonly start: (
    secrets: { readonly signing: string; readonly also?: string },
    options?: { readonly databaseUrl?: string; readonly folder?: string | undefined }
  ) => ReturnType<typeof startServiceProcess>
}

const [oldSecret, newSecret] = [
  "the secret before, which is long enough",
  "the secret after, which is long enough"
]

const bought = async ({ purchases, failures }: ReturnType<typeof startDrivers>): Promise<void> => {
  const [wanted, end] = [purchases.length + enough, Date.now() + timeoutMilliseconds]
  while (purchases.length < wanted && Date.now() < end) await wait(100)
  if (purchases.length < wanted) failures.push(`fewer than ${enough} purchases in two minutes`)
}

/** Returns the number of purchases without exactly one ticket in this database. */
const without = async (databaseUrl: string, purchases: ReadonlyArray<Purchase>): Promise<number> => {
  const database = connect(databaseUrl)
  const rows = await database.query<{ order_id: string; tickets: number; status: string }>(`
    select o.id as order_id, o.status, count(t.id)::int as tickets from shop.customer_order o
    left join shop.issued_ticket t on t.order_id = o.id group by o.id`)
  await database.close()
  const good = new Set(
    rows.filter(({ status, tickets }) => status === "paid" && tickets === 1).map(({ order_id }) => order_id)
  )
  return purchases.filter(({ order }) => !good.has(order.orderId)).length
}

const judge = (say: Say, drivers: ReturnType<typeof startDrivers>, lost: number): boolean => {
  const { purchases, failures, askedAgain } = drivers
  say(
    `  ${purchases.length} purchases, ${failures.length} failed, ${lost} without their ticket, ${askedAgain()} times asked again`
  )
  for (const failure of new Set(failures)) say(`  failed: ${failure}`)
  return purchases.length > 0 && failures.length === 0 && lost === 0
}

/** Returns the commands of the runbook, verbatim. */
const restoreCommands = (): string => {
  const chapter = readFileSync(join(projectFolder, "docs/runbook.md"), "utf8").split(
    "## Restoring a backup"
  )[1]
  return /```sh\n([\s\S]*?)```/.exec(chapter ?? "")?.[1] ?? "exit 1"
}

const restore = async (say: Say, { databaseUrl, issuer, start }: Stage): Promise<boolean> => {
  const secrets = { signing: oldSecret }
  const service = await start(secrets)
  const drivers = startDrivers({ origins: [service.origin], secrets: [oldSecret] }, issuer)
  await bought(drivers)
  const begun = Date.now()
  const folder = mkdtempSync(join(tmpdir(), "parkschein-backup-"))
  await run("bash", ["-euc", restoreCommands()], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl }
  })
  rmSync(folder, { recursive: true })
  const seconds = (Date.now() - begun) / 1000
  await drivers.stop()
  await service.stop()
  const restoredUrl = databaseUrl.replace(/[^/]*$/, "parkschein_restored")
  const before = drivers.purchases.filter(({ finishedAt }) => finishedAt < begun)
  say(`  written and restored in ${seconds.toFixed(1)} s under load, ${before.length} purchases before it`)
  const restored = await start(secrets, { databaseUrl: restoredUrl })
  for (const { order } of before.slice(0, 20)) {
    const { status } = await report(restored.origin, Redacted.make(oldSecret), eventOf(order))
    if (status !== 200) drivers.failures.push(`a report of ${order.orderId} again: ${status}`)
  }
  const after = startDrivers({ origins: [restored.origin], secrets: [oldSecret] }, issuer)
  await bought(after)
  await after.stop()
  await restored.stop()
  const isWell = judge(say, after, await without(restoredUrl, after.purchases))
  return judge(say, drivers, await without(restoredUrl, before)) && isWell
}

/** Replaces two services in turn by ones that `start` creates. */
const replaced = async (
  surroundings: { origins: ReadonlyArray<string> },
  services: ReadonlyArray<Awaited<ReturnType<typeof startServiceProcess>>>,
  start: () => ReturnType<typeof startServiceProcess>
) => {
  const running = [...services]
  for (const former of services) {
    const next = await start()
    running.splice(running.indexOf(former), 1, next)
    surroundings.origins = [former, ...running].map(({ origin }) => origin)
    await wait(overlapMilliseconds)
    surroundings.origins = running.map(({ origin }) => origin)
    await former.stop()
  }
  return running
}

const rotate = async (say: Say, { databaseUrl, issuer, start }: Stage): Promise<boolean> => {
  let services = [await start({ signing: oldSecret }), await start({ signing: oldSecret })]
  const surroundings = { origins: services.map(({ origin }) => origin), secrets: [oldSecret] }
  const drivers = startDrivers(surroundings, issuer)
  await bought(drivers)
  services = await replaced(surroundings, services, () => start({ signing: oldSecret, also: newSecret }))
  surroundings.secrets = [oldSecret, newSecret]
  services = await replaced(surroundings, services, () => start({ signing: newSecret, also: oldSecret }))
  surroundings.secrets = [newSecret]
  await bought(drivers)
  services = await replaced(surroundings, services, () => start({ signing: newSecret }))
  await bought(drivers)
  await drivers.stop()
  const neu = await driver(services[0]?.origin ?? "", issuer, "driver|neu")
  await neu.putCart("wiesensee", [await neu.configured("wiesensee", "24-hours")])
  const { status } = await report(
    services[0]?.origin ?? "",
    Redacted.make(oldSecret),
    eventOf((await neu.order("wiesensee")).body)
  )
  if (status !== 401) drivers.failures.push(`a report with the former secret is answered ${status}`)
  for (const service of services) await service.stop()
  return judge(say, drivers, await without(databaseUrl, drivers.purchases))
}

const release = async (
  say: Say,
  { databaseUrl, issuer, start }: Stage,
  folder?: string
): Promise<boolean> => {
  const secrets = { signing: oldSecret }
  const services = [await start(secrets, { folder }), await start(secrets, { folder })]
  const surroundings = { origins: services.map(({ origin }) => origin), secrets: [oldSecret] }
  const drivers = startDrivers(surroundings, issuer)
  await bought(drivers)
  const running = await replaced(surroundings, services, () => start(secrets))
  await bought(drivers)
  await drivers.stop()
  for (const service of running) await service.stop()
  return judge(say, drivers, await without(databaseUrl, drivers.purchases))
}

export const rehearsals = { restore, rotate, release }

/** Returns true on success; null without a PostgreSQL. */
export const rehearse = async (
  say: Say,
  name: keyof typeof rehearsals,
  folder: string | undefined
): Promise<boolean | null> => {
  const postgres = await startPostgresServer()
  if (postgres.url === undefined) {
    say(`  skipped: ${postgres.what}`)
    return null
  }
  const database = await startDemoDatabase(postgres.url)
  const issuer = await startIssuer()
  const stage: Stage = {
    databaseUrl: database.url,
    issuer,
    start: ({ signing, also = "" }, { databaseUrl = database.url, folder: other } = {}) =>
      startServiceProcess(
        {
          DATABASE_URL: databaseUrl,
          PARKSCHEIN_IDENTITY_PORT: new URL(issuer.issuer).port,
          PARKSCHEIN_SECRET_PAYMENT_SIGNING: signing,
          PARKSCHEIN_SECRET_PAYMENT_SIGNING_ALSO: also
        },
        other
      )
  }
  try {
    return await rehearsals[name](say, stage, folder)
  } finally {
    await issuer.stop()
    await database.stop()
    await postgres.stop()
  }
}
