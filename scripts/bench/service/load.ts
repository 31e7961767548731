/** Load generator: a number of concurrent drivers, each of whom sends the next request after a response. */
import { once } from "node:events"
import { Agent, request } from "node:http"

export interface Ask {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Load {
  /** Milliseconds, sorted ascending. */
  readonly latencies: ReadonlyArray<number>
  readonly seconds: number
  /** Number of responses with a status other than 200. */
  readonly refused: number
}

const send = async (origin: string, agent: Agent, { method, path, headers, body }: Ask): Promise<number> => {
  const sent = request(`${origin}${path}`, {
    agent,
    method,
    headers:
      body === undefined
        ? headers
        : { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) }
  })
  sent.end(body)
  const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage]
  await once(response.resume(), "end")
  return response.statusCode ?? 0
}

/** Runs for the given time; drivers are spread over the servers. */
export const load = async (
  origins: ReadonlyArray<string>,
  drivers: number,
  seconds: number,
  askOf: (driver: number) => Ask
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: drivers })
  const latencies: number[] = []
  let refused = 0
  const sendAs = (driver: number) => send(origins[driver % origins.length] ?? "", agent, askOf(driver))
  // Connects before the clock starts, as a proxy does: libuv accepts one connection per turn of the event loop, so that the
  // last of many new ones waits for as many turns.
  await Promise.all(Array.from({ length: drivers }, (_, driver) => sendAs(driver)))
  const begin = performance.now()
  const end = begin + seconds * 1000
  await Promise.all(
    Array.from({ length: drivers }, async (_, driver) => {
      while (performance.now() < end) {
        const start = performance.now()
        if ((await sendAs(driver)) !== 200) refused += 1
        latencies.push(performance.now() - start)
      }
    })
  )
  const took = (performance.now() - begin) / 1000
  agent.destroy()
  return { latencies: latencies.sort((one, other) => one - other), seconds: took, refused }
}

/** Returns the quantile of sorted values for this share. */
export const quantile = (sorted: ReadonlyArray<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
