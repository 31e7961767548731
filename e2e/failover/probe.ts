/** Probe: puts a ticket into the cart twice a second, without retries, to measure outages. */
import { setTimeout as wait } from "node:timers/promises"

const interval = 500
const timeout = 12_000

export interface Probe {
  /** Seconds from then until the first response after the last failure; 0 without failures. */
  outage(since: number): number
  /** Counts of failed responses by kind. */
  troubles(since: number): string
  /** Responses that the shop cannot explain to a driver: neither an error code nor a broken connection. */
  readonly odd: ReadonlyArray<string>
  /** Waits until there is no failure for a few seconds. */
  untilWell(seconds: number): Promise<boolean>
  stop(): Promise<void>
}

export const startProbe = (url: string, init: RequestInit): Probe => {
  const answers: Array<{ readonly begun: number; readonly ended: number; readonly what: string }> = []
  const odd: string[] = []
  const under = new Set<Promise<void>>()
  let isOver = false

  const ask = async (): Promise<void> => {
    const begun = Date.now()
    let what = "no answer"
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })
      const text = await answer.text()
      const isJson = answer.headers.get("content-type")?.startsWith("application/json") === true
      const code = isJson && answer.status !== 200 ? JSON.parse(text).code : undefined
      what = answer.status === 200 ? "good" : `${answer.status} ${code ?? ""}`.trim()
      if (answer.status !== 200 && (answer.status < 502 || code === undefined))
        odd.push(`${what} ${text.slice(0, 200)}`)
    } catch {
      // The page shows that the shop is unreachable.
    }
    answers.push({ begun, ended: Date.now(), what })
  }

  const requests = (async () => {
    while (!isOver) {
      const one = ask()
      under.add(one)
      void one.then(() => under.delete(one))
      await wait(interval)
    }
  })()

  const bad = (since: number) => answers.filter(({ begun, what }) => begun >= since && what !== "good")
  return {
    odd,
    outage: (since) => {
      const last = Math.max(0, ...bad(since).map(({ begun }) => begun))
      const good = answers
        .filter(({ begun, what }) => what === "good" && begun > last)
        .map(({ ended }) => ended)
      return last === 0 ? 0 : (Math.min(...good) - since) / 1000
    },
    troubles: (since) => {
      const counts = new Map<string, number>()
      for (const { what } of bad(since)) counts.set(what, (counts.get(what) ?? 0) + 1)
      return [...counts].map(([what, count]) => `${what} ${count} times`).join(", ") || "none"
    },
    untilWell: async (seconds) => {
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(200)) {
        const latest = answers.toSorted((one, other) => one.begun - other.begun).slice(-6)
        if (
          latest.length === 6 &&
          latest.every(({ what, begun }) => what === "good" && begun > end - seconds * 1000)
        )
          return true
      }
      return false
    },
    stop: async () => {
      isOver = true
      await requests
      await Promise.all(under)
    }
  }
}
