/** Rehearses faults of a machine while drivers buy: a clock that jumps, and a disk that is full. */
import { execFile } from "node:child_process"
import { appendFileSync, existsSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import { isAlive } from "../../backend/processes.ts"
import { startDrivers } from "./buying-drivers.ts"
import {
  countWithoutTicket,
  oldSecret,
  type RehearsalContext,
  reportPurchases,
  type Say,
  waitForPurchases
} from "./rehearsal-context.ts"

const run = promisify(execFile)
const secrets = { signing: oldSecret }

/** Debian's package faketime: it replaces the C library's clock. */
const fakeClock = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"
/** Seconds of a jump that nobody may notice: half a minute less than the tolerance of signed reports. */
const unnoticed = 270
/** Beyond the life of an access token. */
const noticed = 7200
const timeoutMilliseconds = 10_000

/** Lets the clock of one of two services jump; its refusals are sent again, as pages and the payment page do. */
export const clock = async (
  say: Say,
  { databaseUrl, issuer, start }: RehearsalContext
): Promise<boolean | null> => {
  if (!existsSync(fakeClock)) {
    say("  skipped: apt-get install faketime")
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), "parkschein-clock-"))
  const file = join(folder, "offset")
  writeFileSync(file, "+0")
  const environment = {
    LD_PRELOAD: fakeClock,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1"
  }
  const [jumping, other] = [await start(secrets, { environment }), await start(secrets)]
  const target = { origins: [jumping.origin, other.origin], secrets: [oldSecret], retried: [503] }
  const drivers = startDrivers(target, issuer)
  await waitForPurchases(drivers)

  const jump = async (seconds: number): Promise<void> => {
    writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}`)
    const isThere = async () => {
      const { headers } = await fetch(`${jumping.origin}/health`)
      return Math.abs(Date.parse(headers.get("date") ?? "") - Date.now() - seconds * 1000) < 5000
    }
    const end = Date.now() + timeoutMilliseconds
    while (!(await isThere())) {
      if (Date.now() > end) throw new Error(`The clock did not jump by ${seconds} s.`)
      await wait(100)
    }
    say(`  a clock is ${seconds} s off`)
  }
  for (const seconds of [unnoticed, -unnoticed]) {
    await jump(seconds)
    await waitForPurchases(drivers)
  }
  say(`  ${drivers.askedAgain()} times asked again`)
  target.retried = [503, 401]
  for (const seconds of [noticed, -noticed]) {
    await jump(seconds)
    await waitForPurchases(drivers)
  }
  await jump(0)
  await waitForPurchases(drivers)
  await drivers.stop()
  for (const service of [jumping, other]) await service.stop()
  rmSync(folder, { recursive: true })
  return reportPurchases(say, drivers, await countWithoutTicket(databaseUrl, drivers.purchases))
}

/** Mounts a disk with room for a demo database; null unless this is root. */
export const mountSmallDisk = async () => {
  if (process.getuid?.() !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), "parkschein-disk-"))
  await run("mount", ["-t", "tmpfs", "-o", "size=320m,mode=755", "parkschein", folder])
  return {
    folder,
    settings: ["max_wal_size=64MB", "min_wal_size=32MB"],
    stop: async () => {
      await run("umount", [folder])
      rmdirSync(folder)
    }
  }
}

const fullMilliseconds = 8000

/** Takes what is free, and what PostgreSQL frees meanwhile. */
const keepFull = async (file: string): Promise<void> => {
  for (const end = Date.now() + fullMilliseconds; Date.now() < end; await wait(50)) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(1 << 18))
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== "ENOSPC") throw cause
    }
  }
}

/** Fills the disk of the database: every refusal is one to retry, and nothing confirmed is lost. */
export const disk = async (
  say: Say,
  { databaseUrl, issuer, start, own, folder }: RehearsalContext
): Promise<boolean | null> => {
  if (own === undefined || folder === undefined) {
    say("  skipped: the server of PARKSCHEIN_TEST_DATABASE_URL has its own disk")
    return null
  }
  const services = [await start(secrets), await start(secrets)]
  const target = { origins: services.map(({ origin }) => origin), secrets: [oldSecret] }
  const drivers = startDrivers(target, issuer)
  await waitForPurchases(drivers)
  const filling = join(folder, "filling")
  const [sold, asked] = [drivers.purchases.length, drivers.askedAgain()]
  await keepFull(filling)
  say(
    `  full for ${fullMilliseconds / 1000} s: ${drivers.purchases.length - sold} purchases, ${drivers.askedAgain() - asked} refusals to retry`
  )
  if (drivers.askedAgain() === asked) drivers.failures.push("nobody noticed the full disk")
  rmSync(filling)
  const since = Date.now()
  if (!isAlive(own.pid())) {
    say("  PostgreSQL has ended, and is started again")
    await own.start()
  }
  await waitForPurchases(drivers)
  say(`  40 more purchases ${((Date.now() - since) / 1000).toFixed(1)} s after there was room again`)
  await drivers.stop()
  for (const service of services) await service.stop()
  return reportPurchases(say, drivers, await countWithoutTicket(databaseUrl, drivers.purchases))
}
