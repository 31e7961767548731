/** Proxy between two servers, or to one, that fails like networks do. */
import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { host } from "../../backend/configuration.ts"
import type { Random } from "../../backend/shop-service/testing/random.ts"

/** Connection refused or broken; no data until the end; delay; responses cut in the middle. */
export const lineFaults = ["refuse", "silence", "slow", "half"] as const
export type LineFault = (typeof lineFaults)[number]

export interface Line {
  readonly name: string
  readonly port: number
  /** Starts a fault that lasts until `heal`. */
  fail(fault: LineFault): void
  heal(): void
  stop(): Promise<void>
}

/** Proxies to the port that `target` returns at each connection. */
export const startLine = async (name: string, target: () => number, random: Random): Promise<Line> => {
  const sockets = new Set<Socket>()
  let fault: LineFault | undefined
  let healed = Promise.withResolvers<void>()

  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    // Without it, small messages wait for acknowledgements at each end of the line.
    return socket
      .setNoDelay(true)
      .on("error", () => undefined)
      .on("close", () => sockets.delete(socket))
  }
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  const carry = (from: Socket, to: Socket, isAnswer: boolean): void => {
    from.on("data", async (bytes: Buffer) => {
      from.pause()
      if (fault === "silence") await healed.promise
      if (fault === "slow") await wait(50 + random.number() * 300)
      if (fault === "half" && isAnswer) {
        to.end(bytes.subarray(0, Math.floor(random.number() * bytes.length)))
        from.destroy()
        return
      }
      to.write(bytes)
      from.resume()
    })
    from.on("close", () => to.destroy())
  }

  const server = createServer((near) => {
    track(near)
    if (fault === "refuse") {
      near.destroy()
      return
    }
    const far = track(connect({ host, port: target() }))
    carry(near, far, false)
    carry(far, near, true)
  }).listen(0, host)
  await once(server, "listening")

  return {
    name,
    port: (server.address() as { readonly port: number }).port,
    fail: (next) => {
      fault = next
      if (next === "refuse") breakAll()
    },
    heal: () => {
      fault = undefined
      healed.resolve()
      healed = Promise.withResolvers()
    },
    stop: async () => {
      const closed = once(server, "close")
      server.close()
      breakAll()
      await closed
    }
  }
}
