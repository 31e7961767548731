/** A server of the drill: a process that is started again whenever it has ended, as a supervisor would. */
import { setTimeout as wait } from "node:timers/promises"
import { type ServerProcess, startServerProcess } from "../../scripts/product/server-process.ts"

export interface DrillServer {
  readonly name: string
  /** By SIGKILL, or as a power cut for a database; it is back after so many milliseconds. */
  kill(downFor: number): Promise<void>
  pause(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

export interface ProcessServer extends DrillServer {
  /** How it ended when nobody had asked for it, each time. */
  readonly ownEnds: ReadonlyArray<string>
  /** How many lines it has written. */
  readonly written: () => number
  /** Those of them that name a plate, a driver, an address or a token. */
  readonly leaks: ReadonlyArray<string>
}

/** As the drill makes them: plates like M-AB12, subjects like driver|7, web tokens and payment tokens, e-mail addresses. */
const personal = /\bM-?[A-Z]{2}\d|driver\|\d|\beyJ[\w-]{8}|[\w.]@[\w-]+\.\w/

/** Resolves once it has said that it listens. */
export const startProcessServer = async (
  name: string,
  program: string,
  environment: NodeJS.ProcessEnv
): Promise<ProcessServer> => {
  const ownEnds: string[] = []
  const leaks: string[] = []
  let written = 0
  let current: ServerProcess
  let isListening = false
  let isWanted = true
  let announced = Promise.withResolvers<void>()

  const launch = (): void => {
    isListening = false
    const server = startServerProcess({
      name,
      program,
      environment,
      onLine: (line) => {
        written += 1
        if (personal.test(line)) leaks.push(`${name} has written: ${line.slice(0, 300)}`)
        if (!line.startsWith("listening ")) return
        isListening = true
        announced.resolve()
      }
    })
    current = server
    void server.ended.then(async (how) => {
      if (!isWanted || current !== server) return
      // One that cannot begin without its database is asked again; one that served and then ended has a fault.
      if (isListening) ownEnds.push(`${name}: ${how}: ${server.lastLines.slice(-3).join(" / ")}`)
      await wait(300)
      if (isWanted && current === server) launch()
    })
  }

  launch()
  await announced.promise
  return {
    name,
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
      isWanted = true
      launch()
      await announced.promise
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
