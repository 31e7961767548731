/** `npm run bench`: what is measured rather than tested, and what takes more drivers than a test. */
import { measureInBrowser } from "../bench/browser.ts"
import { decodeTickets, frame } from "../bench/decode-tickets.ts"
import { sellLastPlaces } from "../bench/last-places.ts"

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const share = (milliseconds: number): string =>
  `${milliseconds.toFixed(1)} ms, ${((milliseconds / frame) * 100).toFixed(0)} % of a frame`

say("200 drivers want the last 100 places, each ordering twice …")
const { paid, refused, issued, problems } = await sellLastPlaces()
say(`  ${paid} paid orders, ${issued} tickets, ${refused} refusals`)
for (const problem of problems) process.stderr.write(`  ${problem}\n`)

say("Decoding the tickets of grossgarage …")
const { tickets, parse, decode } = await decodeTickets()
say(`  ${tickets} tickets: parsed in ${share(parse)}; decoded in ${share(decode)}`)

const measured = await measureInBrowser(say)

process.exitCode = problems.length === 0 && measured ? 0 : 1
