/** Server of the drill: a process that restarts whenever it has ended, like under a supervisor. */
import { setTimeout as wait } from "node:timers/promises"
import { freePort } from "../../backend/testing/free-port.ts"
import { type ServerProcess, startServerProcess } from "../../scripts/product/server-process.ts"

export interface DrillServer {
  readonly name: string
  /** Kills with SIGKILL, or like a power cut for a database; restarts it after that many milliseconds. */
  kill(downFor: number): Promise<void>
  pause(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds for a server to listen, including restarts, on the busiest machine. */
const timeout = 180_000

export interface ProcessServer extends DrillServer {
  /** Current port: another one after each start. */
  readonly port: () => number
  /** Unexpected ends of the process, with the reason. */
  readonly ownEnds: ReadonlyArray<string>
  readonly written: () => number
  /** Lines with a plate, a driver, an address or a token. */
  readonly leaks: ReadonlyArray<string>
}

/** Personal data of a drill: plates like M-AB12, subjects like driver|7, web and payment tokens, e-mails. */
const personal = /\bM-?[A-Z]{2}\d|driver\|\d|\beyJ[\w-]{8}|[\w.]@[\w-]+\.\w/

/** Resolves once it listens; rejects with its last lines if it never does. */
export const startProcessServer = async (
  name: string,
  program: string,
  environment: (port: number) => NodeJS.ProcessEnv,
  milliseconds = timeout
): Promise<ProcessServer> => {
  const ownEnds: string[] = []
  const leaks: string[] = []
  // Of all starts: one that has only just begun has written nothing yet.
  let lastLines: string[] = []
  let launches = 0
  let written = 0
  let port = 0
  let current: ServerProcess
  let isListening = false
  let isWanted = true
  let announced = Promise.withResolvers<void>()

  const launch = async (): Promise<void> => {
    launches += 1
    const mine = launches
    isListening = false
    // Not the previous port: another program may have taken it in the meantime.
    port = await freePort()
    const server = startServerProcess({
      name,
      program,
      environment: environment(port),
      onLine: (line) => {
        written += 1
        lastLines = [...lastLines.slice(-4), line]
        if (personal.test(line)) leaks.push(`${name} has written: ${line.slice(0, 300)}`)
        if (!line.startsWith("listening ")) return
        isListening = true
        announced.resolve()
      }
    })
    current = server
    void server.ended.then(async (how) => {
      if (!isWanted || launches !== mine) return
      // Failing to start without the database is normal; ending after it has listened is a fault.
      if (isListening) ownEnds.push(`${name}: ${how}: ${lastLines.slice(-3).join(" / ")}`)
      await wait(300)
      if (isWanted && launches === mine) await launch()
    })
  }

  const untilListening = async (): Promise<void> => {
    isWanted = true
    await launch()
    const over = new AbortController()
    const late = wait(milliseconds, "late" as const, { signal: over.signal }).catch(() => undefined)
    const first = await Promise.race([announced.promise, late])
    over.abort()
    if (first !== "late") return
    isWanted = false
    await current.kill()
    throw new Error(
      `${name} did not listen within ${milliseconds / 1000} s. It wrote last:\n${lastLines.join("\n")}`
    )
  }

  await untilListening()
  return {
    name,
    port: () => port,
    ownEnds,
    written: () => written,
    leaks,
    kill: async (downFor) => {
      const server = current
      announced = Promise.withResolvers()
      isListening = false
      isWanted = false
      await server.kill()
      await wait(downFor)
      await untilListening()
    },
    pause: async (milliseconds) => {
      const { pid } = current
      process.kill(pid, "SIGSTOP")
      await wait(milliseconds)
      process.kill(pid, "SIGCONT")
    },
    stop: async () => {
      isWanted = false
      await current.stop()
    }
  }
}
