/**
 * Rehearses restoring, rotating, releasing and rolling back by docs/runbook.md on a PostgreSQL server of this machine while
 * drivers buy: no purchase may fail, be lost, or be doubled.
 */
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import { Redacted } from "effect"
import { driver, eventOf, report } from "../../backend/shop-service/testing/driver.ts"
import { startIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { startDemoDatabase } from "../../backend/shop-service/testing/start-shop-service.ts"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { commandsOfTheRunbook } from "../deployment/page.ts"
import { startDrivers } from "./buying-drivers.ts"
import { clock, disk, mountSmallDisk } from "./faults.ts"
import {
  countWithoutTicket,
  newSecret,
  oldSecret,
  type RehearsalContext,
  reportPurchases,
  type Say,
  waitForPurchases
} from "./rehearsal-context.ts"
import { startServiceProcess } from "./service-process.ts"

const run = promisify(execFile)
/** Overlap of two services. */
const overlapMilliseconds = 1000

const restore = async (say: Say, { databaseUrl, issuer, start }: RehearsalContext): Promise<boolean> => {
  const secrets = { signing: oldSecret }
  const service = await start(secrets)
  const drivers = startDrivers({ origins: [service.origin], secrets: [oldSecret] }, issuer)
  await waitForPurchases(drivers)
  const begun = Date.now()
  const folder = mkdtempSync(join(tmpdir(), "parkschein-backup-"))
  await run("bash", ["-euc", commandsOfTheRunbook("Restoring a backup").join("") || "exit 1"], {
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
  await waitForPurchases(after)
  await after.stop()
  await restored.stop()
  const isWell = reportPurchases(say, after, await countWithoutTicket(restoredUrl, after.purchases))
  return reportPurchases(say, drivers, await countWithoutTicket(restoredUrl, before)) && isWell
}

/** Replaces two services in turn by ones that `start` creates. */
const replaced = async (
  target: { origins: ReadonlyArray<string> },
  services: ReadonlyArray<Awaited<ReturnType<typeof startServiceProcess>>>,
  start: () => ReturnType<typeof startServiceProcess>
) => {
  const running = [...services]
  for (const former of services) {
    const next = await start()
    running.splice(running.indexOf(former), 1, next)
    target.origins = [former, ...running].map(({ origin }) => origin)
    await wait(overlapMilliseconds)
    target.origins = running.map(({ origin }) => origin)
    await former.stop()
  }
  return running
}

const rotate = async (say: Say, { databaseUrl, issuer, start }: RehearsalContext): Promise<boolean> => {
  let services = [await start({ signing: oldSecret }), await start({ signing: oldSecret })]
  const target = { origins: services.map(({ origin }) => origin), secrets: [oldSecret] }
  const drivers = startDrivers(target, issuer)
  await waitForPurchases(drivers)
  services = await replaced(target, services, () => start({ signing: oldSecret, also: newSecret }))
  target.secrets = [oldSecret, newSecret]
  services = await replaced(target, services, () => start({ signing: newSecret, also: oldSecret }))
  target.secrets = [newSecret]
  await waitForPurchases(drivers)
  services = await replaced(target, services, () => start({ signing: newSecret }))
  await waitForPurchases(drivers)
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
  return reportPurchases(say, drivers, await countWithoutTicket(databaseUrl, drivers.purchases))
}

const release = async (
  say: Say,
  { databaseUrl, issuer, start }: RehearsalContext,
  folder?: string
): Promise<boolean> => {
  const secrets = { signing: oldSecret }
  const services = [await start(secrets, { folder }), await start(secrets, { folder })]
  const target = { origins: services.map(({ origin }) => origin), secrets: [oldSecret] }
  const drivers = startDrivers(target, issuer)
  await waitForPurchases(drivers)
  const running = await replaced(target, services, () => start(secrets))
  await waitForPurchases(drivers)
  const former = await replaced(target, running, () => start(secrets, { folder }))
  await waitForPurchases(drivers)
  await drivers.stop()
  for (const service of former) await service.stop()
  return reportPurchases(say, drivers, await countWithoutTicket(databaseUrl, drivers.purchases))
}

export const rehearsals = { restore, rotate, release, clock, disk }

/** Returns true on success; null if the machine lacks what it needs. */
export const rehearse = async (
  say: Say,
  name: keyof typeof rehearsals,
  folder: string | undefined
): Promise<boolean | null> => {
  const smallDisk = name === "disk" ? await mountSmallDisk() : undefined
  if (smallDisk === null) {
    say("  skipped: only root mounts a small disk")
    return null
  }
  const postgres = await startPostgresServer(smallDisk?.settings, smallDisk?.folder)
  if (postgres.url === undefined) {
    say(`  skipped: ${postgres.what}`)
    return null
  }
  const database = await startDemoDatabase(postgres.url)
  const issuer = await startIssuer()
  const context: RehearsalContext = {
    databaseUrl: database.url,
    issuer,
    own: postgres.own,
    folder: smallDisk?.folder,
    start: ({ signing, also = "" }, { databaseUrl = database.url, folder: other, environment = {} } = {}) =>
      startServiceProcess(
        {
          ...environment,
          DATABASE_URL: databaseUrl,
          PARKSCHEIN_IDENTITY_PORT: new URL(issuer.issuer).port,
          PARKSCHEIN_SECRET_PAYMENT_SIGNING: signing,
          PARKSCHEIN_SECRET_PAYMENT_SIGNING_ALSO: also
        },
        other
      )
  }
  try {
    return await rehearsals[name](say, context, folder)
  } finally {
    await issuer.stop()
    await database.stop()
    await postgres.stop()
    await smallDisk?.stop()
  }
}
