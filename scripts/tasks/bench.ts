/**
 * `npm run bench`: measurements, and checks that need more drivers than a test.
 * `npm run bench -- service --against ../other --only cart --profile`: shop service, beside another checkout's.
 * `npm run bench -- capacity`: cost of a thousand purchases.
 * `npm run bench -- growth --orders 1000000`: slowdown of a driver's pages by data; ten million by default.
 * `npm run bench -- pages --against HEAD~9 --only home --rounds 3`: pages alone, beside another checkout's.
 */
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { measureInBrowser } from "../bench/browser.ts"
import { capacity } from "../bench/capacity.ts"
import { holdPage } from "../bench/decode-in-browser.ts"
import { decodeTickets, frame } from "../bench/decode-tickets.ts"
import { growth } from "../bench/growth.ts"
import { sellLastPlaces } from "../bench/last-places.ts"
import { measurePaths } from "../bench/paths.ts"
import { measureService } from "../bench/service.ts"

/** Milliseconds from which browsers call a task long. https://w3c.github.io/longtasks/ */
const longestHold = 50

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const share = (milliseconds: number): string =>
  `${milliseconds.toFixed(1)} ms, ${((milliseconds / frame) * 100).toFixed(0)} % of a frame`

const { values, positionals } = parseArgs({
  options: {
    against: { type: "string" },
    only: { type: "string", default: "" },
    rounds: { type: "string", default: "3" },
    orders: { type: "string", default: "10000000" },
    profile: { type: "boolean", default: false }
  },
  allowPositionals: true
})

const benchService = async (): Promise<void> => {
  say("The shop service, over PostgreSQL, against the same reads with nothing around them …")
  const { against, only, profile } = values
  await measureService(say, { against: against === undefined ? undefined : resolve(against), only, profile })
}

const benchPages = (): Promise<boolean> => {
  const { against, only } = values
  return measureInBrowser(say, { against, only, rounds: Number(values.rounds) })
}

const benchAll = async (): Promise<boolean> => {
  say("200 drivers want the last 100 places, each ordering twice …")
  const { paid, refused, issued, problems } = await sellLastPlaces()
  say(`  ${paid} paid orders, ${issued} tickets, ${refused} refusals`)
  for (const problem of problems) process.stderr.write(`  ${problem}\n`)

  say("Decoding the tickets of grossgarage …")
  const { text, tickets, parse, decode } = await decodeTickets()
  say(`  ${tickets} tickets in Node: parsed in ${share(parse)}; decoded at once in ${share(decode)}`)
  for (const held of await holdPage(text, say)) {
    say(`  in the browser, processor ${held.slowdown} x slower: parsed in ${share(held.parse)}`)
    say(`    at once, the page is held for ${share(held.atOnce)}`)
    say(
      `    in turns, it is held for ${share(held.longestTurn)} at most; all of them take ${share(held.inTurns)}`
    )
    const { longestTurn, parse } = held
    if (longestTurn > longestHold) say(`    over the budget: a turn takes at most ${longestHold} ms`)
    say(
      `    the longest turn is ${(longestTurn / parse).toFixed(2)} x the reading of the JSON, at once it is ${(held.atOnce / parse).toFixed(2)} x`
    )
  }

  say("Planning and walking paths …")
  const pathsMeasured = await measurePaths(say)

  const measured = (await benchPages()) && pathsMeasured
  await benchService()
  return problems.length === 0 && measured
}

if (positionals.includes("service")) await benchService()
else if (positionals.includes("capacity")) await capacity(say)
else if (positionals.includes("growth")) process.exitCode = (await growth(say, Number(values.orders))) ? 0 : 1
else if (positionals.includes("pages")) process.exitCode = (await benchPages()) ? 0 : 1
else process.exitCode = (await benchAll()) ? 0 : 1
