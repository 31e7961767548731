/**
 * Failover drill: 50 drivers buy through the proxy of docs/deployment.md while a shop service, pgbouncer, the
 * proxy and the primary of the database die in turn; then the model of the histories judges every driver.
 */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { Redacted } from "effect"
import { databaseUrl, origins } from "../../backend/configuration.ts"
import { connect } from "../../backend/database/test-database.ts"
import { shopId } from "../../backend/demo-world/shops.ts"
import { accessTokenOf } from "../../backend/identity-provider/access-token.ts"
import { randomFrom } from "../../backend/shop-service/testing/random.ts"
import { type BuyerCounts, makeBuyer } from "../chaos/buyer.ts"
import { startCalmClock } from "../chaos/calm-clock.ts"
import { judge } from "../chaos/judge.ts"
import { isPersonal } from "../support/personal.ts"
import { crash, logsSince, lose, primary, start, untilWhole } from "./containers.ts"
import {
  breakNameResolution,
  endCertificate,
  maintain,
  maintenance,
  refusalOfTheProxy,
  restartOneByOne
} from "./operation.ts"
import { startProbe } from "./probe.ts"
import { openWindow } from "./window.ts"

const drivers = 50
/** Seconds without faults, before and after each death. */
const calmSeconds = 8
/** Seconds for the supervisor to replace a container. */
const timeout = 60
/** Promised maximum outage after the death of the primary, in seconds. */
const maxOutage = 30

type Database = ReturnType<typeof connect>

/** Creates accounts with the demo's password; returns the number of the first. */
const makeDrivers = async (database: Database): Promise<number> => {
  const [row] = await database.query<{ first: number }>(
    "select count(*)::int as first from identity.account where nickname = 'drill'"
  )
  const first = row?.first ?? 0
  await database.query(
    `insert into identity.account (subject, email, name, nickname, password_hash, email_verified)
      select 'driver|drill-' || n, 'drill-' || n || '@example.com', 'Drill', 'drill', password_hash, true
      from identity.account, generate_series($1::int, $2::int) n where email = 'neu@example.com'`,
    // One more, for the window.
    [first, first + drivers]
  )
  return first
}

const emailOf = (number: number): string => `drill-${number}@example.com`

export interface FailoverOptions {
  readonly minutes: number
  readonly seed: number
  readonly say: (line: string) => void
}

/** Returns whether all promises were kept. */
export const failover = async ({ minutes, seed, say }: FailoverOptions): Promise<boolean> => {
  const violations: string[] = []
  const outages: Array<{ readonly name: string; readonly seconds: number }> = []
  const logs: Array<readonly [container: string, line: string]> = []
  const database = connect(Redacted.value(databaseUrl()))
  if (!(await untilWhole(timeout))) violations.push("the database is not whole to begin with")
  const first = await makeDrivers(database)
  const random = randomFrom(seed)
  const calm = startCalmClock()
  const closing = new AbortController()
  const counts: BuyerCounts = { begun: 0, paid: 0, notPaid: 0, retries: 0 }
  const fixture = {
    services: [origins.api],
    paymentPage: origins.payment,
    takesMoneyTwice: false,
    closing: closing.signal,
    calm,
    // Retries like a page, at the time that the response gives.
    again: 1000,
    pause: 8000
  }
  const buyers = []
  for (let number = first; number < first + drivers; number += 1) {
    const token = await accessTokenOf(emailOf(number))
    buyers.push(
      makeBuyer(
        { subject: `driver|drill-${number}`, token, number },
        fixture,
        randomFrom(seed + number),
        counts
      )
    )
  }
  const watcher = emailOf(first + drivers)
  const probe = startProbe(`${origins.api}/v1/${shopId("wiesensee")}/cart`, {
    method: "PUT",
    headers: { authorization: `Bearer ${await accessTokenOf(watcher)}`, "content-type": "application/json" },
    body: JSON.stringify({ items: [] })
  })
  const window = await openWindow(watcher, "/wiesensee")
  const begun = Date.now()
  const note = (what: string) =>
    say(
      `${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${String(counts.paid + counts.notPaid).padStart(4)} purchases  ${what}`
    )
  const buying = Promise.all(buyers.map((buyer) => buyer.buy()))
  if (!(await probe.untilWell(timeout))) violations.push("nobody was served to begin with")

  const dies = (name: string, work: () => Promise<void>, most: number) =>
    calm.during(async () => {
      const since = Date.now()
      note(`${name} fails`)
      await work()
      if (!(await probe.untilWell(timeout + most))) violations.push(`${name}: not well again`)
      const seconds = probe.outage(since)
      note(
        `${name}: well again ${seconds.toFixed(1)} s after that; answers meanwhile: ${probe.troubles(since)}`
      )
      outages.push({ name, seconds })
      if (seconds > most) violations.push(`${name}: ${seconds.toFixed(1)} s are more than ${most}`)
    })

  const lookMeanwhile = async () => {
    const message = await window.opened()
    note(message === undefined ? "a window opens the shop" : `a window says: ${message.slice(0, 200)}`)
    if (message === undefined) return
    await window.pressed(timeout)
    note("its button leads back into the shop")
  }

  const primaryDies = async () => {
    const lost = await primary()
    await dies(
      `the primary (${lost})`,
      async () => {
        await lose(lost)
        await lookMeanwhile().catch((error: unknown) =>
          violations.push(`a window has neither words nor the shop: ${error}`)
        )
      },
      maxOutage
    )
    await wait(calmSeconds * 1000)
    await start(lost)
    if (!(await untilWhole(2 * timeout))) violations.push(`${lost} does not follow the new primary`)
    note(`${lost} follows the new primary`)
  }

  const certificateEnds = () =>
    dies(
      "the certificate",
      async () => {
        // The proxy is replaced each time, with its log.
        const keepLog = async () => logs.push(...(await logsSince(new Date(begun), "proxy-haproxy")))
        await keepLog()
        const renew = await endCertificate()
        const code = await refusalOfTheProxy()
        await keepLog()
        await renew()
        if (code !== "CERT_HAS_EXPIRED") violations.push(`an ended certificate is answered with ${code}`)
      },
      timeout
    )

  const namesFail = () =>
    dies(
      "the resolution of names",
      async () => {
        const restore = await breakNameResolution()
        await wait(calmSeconds * 1000)
        restore()
      },
      timeout
    )

  const maintained = async () => {
    for (const command of await maintenance()) {
      if (command.includes("switchover")) await dies("a switchover", () => maintain(command), maxOutage)
      else await maintain(command)
      note(`done: ${command}`)
    }
  }

  do {
    const service = `parkschein-shop-${random.one([1, 2, 3])}`
    const troubles = [
      () => dies(`a shop service (${service})`, () => crash(service), timeout),
      () => dies("pgbouncer", () => crash("database-access-pooler"), timeout),
      () => dies("the proxy", () => crash("proxy-haproxy"), timeout),
      () => dies("each server of the product in turn", restartOneByOne, timeout),
      certificateEnds,
      namesFail,
      primaryDies,
      maintained
    ]
    for (const trouble of troubles) {
      await wait(calmSeconds * 1000)
      await trouble()
    }
  } while (Date.now() - begun < minutes * 60_000)
  closing.abort()
  await buying
  await window.close()
  await probe.stop()
  note("all drivers have finished")
  const { violations: broken, ...sums } = await judge(database, buyers)
  await database.close()
  violations.push(...broken, ...probe.odd.map((what) => `an answer without words: ${what}`))
  logs.push(...(await logsSince(new Date(begun))))
  const leaks = logs.filter(([, line]) => isPersonal(line))
  violations.push(
    ...leaks.slice(0, 10).map(([container, line]) => `${container} has logged: ${line.slice(0, 300)}`)
  )
  if (logs.length === 0) violations.push("no container has logged anything")
  say(`${logs.length} log lines of all containers, ${leaks.length} with personal data`)
  const artefacts = join(import.meta.dirname, "../../test-results/deployment")
  mkdirSync(artefacts, { recursive: true })
  writeFileSync(
    join(artefacts, `drill-${seed}.json`),
    JSON.stringify(
      {
        at: new Date(begun),
        seed,
        ...counts,
        ...sums,
        lostOrDoubled: broken.length,
        outages,
        logLines: logs.length,
        personalLines: leaks.length,
        violations
      },
      null,
      2
    )
  )
  say(
    `${counts.begun} purchases begun, ${counts.paid} paid, ${counts.notPaid} ended without payment, ${counts.retries} times asked again; ` +
      `${sums.orders} orders, ${sums.tickets} tickets, ${sums.refunds} refunds`
  )
  say(violations.length === 0 ? "All promises were kept." : `${violations.length} promises were broken:`)
  for (const violation of violations) say(`  ${violation}`)
  return violations.length === 0 && counts.paid > 0
}
