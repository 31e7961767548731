/**
 * Proxy from the payment page to the shop services: loses requests before or after they were carried out, and
 * delivers reports twice, at once through two services or later.
 */
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as wait } from "node:timers/promises"
import { host } from "../../backend/configuration.ts"
import type { Random } from "../../backend/shop-service/testing/random.ts"

export interface ReportPost {
  readonly port: number
  readonly counts: { doubled: number; lostBefore: number; lostAfter: number }
  /** Ends all faults. */
  heal(): void
  /** Resolves once all delayed reports were delivered. */
  settle(): Promise<void>
  stop(): Promise<void>
}

const timeout = 10_000

/** `origins` are those of the services, each behind its own line. */
export const startReportPost = async (
  origins: ReadonlyArray<string>,
  random: Random
): Promise<ReportPost> => {
  const counts = { doubled: 0, lostBefore: 0, lostAfter: 0 }
  const later = new Set<Promise<unknown>>()
  let isFaulty = true

  const forward = async (path: string, headers: IncomingHttpHeaders, body: string) => {
    const answer = await fetch(`${random.one(origins)}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "parkschein-signature": String(headers["parkschein-signature"])
      },
      body,
      signal: AbortSignal.timeout(timeout)
    })
    return { status: answer.status, body: await answer.text() }
  }

  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? "/"
    const send = async (body: string) => forward(path, request.headers, body)
    const again = async (body: string, milliseconds: number) => {
      await wait(milliseconds)
      const { status } = await send(body)
      if (status === 200) counts.doubled += 1
    }
    try {
      const body = await text(request)
      const chance = isFaulty ? random.number() : 1
      if (chance < 0.1) {
        counts.lostBefore += 1
        response.destroy()
        return
      }
      if (chance < 0.4) {
        const copy = again(body, chance < 0.25 ? 0 : 500 + random.number() * 3000).catch(() => undefined)
        later.add(copy)
        void copy.then(() => later.delete(copy))
      }
      const answer = await send(body)
      if (chance >= 0.4 && chance < 0.5) {
        counts.lostAfter += 1
        response.destroy()
        return
      }
      response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body)
    } catch {
      response.destroy()
    }
  }).listen(0, host)
  await once(server, "listening")

  return {
    port: (server.address() as { readonly port: number }).port,
    counts,
    heal: () => {
      isFaulty = false
    },
    settle: async () => {
      await Promise.all(later)
    },
    stop: async () => {
      const closed = once(server, "close")
      server.close()
      server.closeAllConnections()
      await closed
    }
  }
}
