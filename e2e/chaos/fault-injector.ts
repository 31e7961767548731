/** Injects kills, pauses and line faults at random, one after another and sometimes two at once. */
import { setTimeout as wait } from "node:timers/promises"
import type { Random } from "../../backend/shop-service/testing/random.ts"
import type { CalmClock } from "./calm-clock.ts"
import { type Line, lineFaults } from "./line.ts"
import type { DrillServer } from "./server.ts"

export interface FaultCounts {
  kills: number
  pauses: number
  cuts: number
}

/** Runs until `closing` aborts; then ends all faults. */
export const injectFaults = async (
  {
    servers,
    lines,
    calm
  }: {
    readonly servers: ReadonlyArray<DrillServer>
    readonly lines: ReadonlyArray<Line>
    readonly calm: CalmClock
  },
  random: Random,
  closing: AbortSignal,
  note: (what: string) => void
): Promise<FaultCounts> => {
  const counts: FaultCounts = { kills: 0, pauses: 0, cuts: 0 }
  const busy = new Set<unknown>()
  /** Allows only one fault of a server or line at a time. */
  const once = async (what: unknown, work: () => Promise<void>) => {
    if (busy.has(what)) return
    busy.add(what)
    await calm.during(work)
    busy.delete(what)
  }
  const kill = (server: DrillServer, downFor: number) =>
    once(server, async () => {
      counts.kills += 1
      note(`kill ${server.name}, down for ${Math.round(downFor)} ms`)
      await server.kill(downFor)
    })
  const pause = (server: DrillServer, milliseconds: number) =>
    once(server, async () => {
      counts.pauses += 1
      note(`pause ${server.name} for ${Math.round(milliseconds)} ms`)
      await server.pause(milliseconds)
    })
  const cut = (line: Line, fault: (typeof lineFaults)[number], milliseconds: number) =>
    once(line, async () => {
      counts.cuts += 1
      note(`${fault} on the way ${line.name} for ${Math.round(milliseconds)} ms`)
      line.fail(fault)
      await wait(milliseconds)
      line.heal()
    })
  const one = (): Promise<void> => {
    const [kind, share, length] = [random.number(), random.number(), random.number()]
    const [server, line, fault] = [random.one(servers), random.one(lines), random.one(lineFaults)]
    const isLong = share < 0.1
    if (kind < 0.25) return kill(server, length * 1000)
    if (kind < 0.5) return pause(server, isLong ? 8000 : 300 + length * 3000)
    return cut(line, fault, isLong ? 8000 : 200 + length * 2500)
  }
  while (!closing.aborted) {
    // Drivers make progress between two faults, so that each fault hits purchases in different stages.
    await wait(300 + random.number() * 2500, undefined, { signal: closing }).catch(() => undefined)
    if (closing.aborted) break
    await Promise.all(random.chance(0.3) ? [one(), one()] : [one()])
  }
  return counts
}
