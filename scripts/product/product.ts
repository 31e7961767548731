/** Starts the product as child processes: database, identity provider, shop service, payment page, shop. */
import { dataFolder, host, mailPort } from "../../backend/configuration.ts"
import { exitReport, waitUntilHealthy } from "./health.ts"
import { takenPorts } from "./ports.ts"
import { refuseWhileRunning, removeRunning, writeRunning } from "./running-file.ts"
import { type ServerProcess, startServerProcess } from "./server-process.ts"
import { databaseProgram, localDemo, type ServerPlan } from "./servers.ts"
import { untilAborted } from "./termination.ts"

export interface ProductOptions {
  /** Server of the browser app: the built one or the one with hot reload. */
  readonly shop: ServerPlan
  /** The servers behind it, which need the database. */
  readonly backEnd: readonly ServerPlan[]
  /** Builds the files of that server, while the database starts. */
  readonly prepareShop: (signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
  readonly onProgress: (line: string) => void
  readonly onLine: (server: string, line: string) => void
  /** Called when a server ends unexpectedly; without it, `failed` rejects. */
  readonly onUnexpectedEnd?: (server: string, report: string) => void
  readonly environment?: NodeJS.ProcessEnv
}

export interface Product {
  /** Rejects with a report when a server ends unexpectedly. Never resolves. */
  readonly failed: Promise<never>
  /** Returns the process of a server, by name. */
  readonly server: (name: string) => ServerProcess
  /** Kills a server, as in a crash. */
  readonly kill: (plan: ServerPlan) => Promise<void>
  /** Restarts a server (stopping it if it runs), and waits until it is ready. */
  readonly restart: (plan: ServerPlan) => Promise<void>
  readonly stop: () => Promise<void>
}

const addressLine = /^listening (postgres(?:ql)?:\/\/\S+)/

/** Starts everything; resolves once every server is ready. On failure nothing is left running. */
export const startProduct = async (options: ProductOptions): Promise<Product> => {
  const { onProgress, onLine } = options
  // First, since it waits for servers that are ending and still use their ports.
  const inUse = await refuseWhileRunning(dataFolder).then(
    () => [],
    (cause: Error) => [cause.message]
  )
  const problems = [...(await takenPorts([...options.backEnd, options.shop])), ...inUse]
  if (problems.length > 0) throw new Error(problems.join("\n"))

  const servers = new Map<string, ServerProcess>()
  const endings = new Set<string>()
  let fail: (cause: Error) => void = () => undefined
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  failed.catch(() => undefined)

  let environment: NodeJS.ProcessEnv = {
    ...localDemo,
    ...process.env,
    // Mails stay on this machine, unless a real mail server is configured.
    PARKSCHEIN_SMTP_URL: process.env["PARKSCHEIN_SMTP_URL"] || `smtp://${host}:${mailPort}`,
    ...options.environment,
    PARKSCHEIN_DATA_FOLDER: dataFolder
  }

  let stopping: Promise<void> | undefined

  const launch = (name: string, program: string, onServerLine?: (line: string) => void): ServerProcess => {
    if (stopping !== undefined) throw new Error(`The ${name} was not started: the product is shutting down.`)
    const server = startServerProcess({
      name,
      program,
      environment,
      onLine: (line) => {
        onServerLine?.(line)
        onLine(name, line)
      }
    })
    servers.set(name, server)
    endings.delete(name)
    writeRunning(
      dataFolder,
      [...servers.values()].filter((each) => each.isRunning()).map((each) => each.pid)
    )
    void server.ended.then(async () => {
      if (endings.has(name) || servers.get(name) !== server) return
      const report = await exitReport(server)
      if (options.onUnexpectedEnd === undefined) fail(new Error(report))
      else options.onUnexpectedEnd(name, report)
    })
    return server
  }

  const end = async (name: string, how: "stop" | "kill"): Promise<void> => {
    endings.add(name)
    await servers.get(name)?.[how]()
  }

  const startDatabase = async (): Promise<void> => {
    if ((environment["DATABASE_URL"] ?? "") !== "") {
      onProgress("database: DATABASE_URL")
      return
    }
    const url = await new Promise<string>((resolve, reject) => {
      const database = launch("database", databaseProgram, (line) => {
        const address = addressLine.exec(line)?.[1]
        if (address !== undefined) resolve(address)
      })
      void database.ended.then(async () => reject(new Error(await exitReport(database))))
    })
    // The embedded database runs one transaction at a time: more connections would only wait for each other.
    environment = { PARKSCHEIN_DATABASE_CONNECTIONS: "1", ...environment, DATABASE_URL: url }
    onProgress("database: started")
  }

  const start = async (plan: ServerPlan): Promise<void> => {
    await waitUntilHealthy(launch(plan.name, plan.program), plan.origin)
    onProgress(`${plan.name}: started`)
  }

  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      const others = [...servers.keys()].filter((name) => name !== "database")
      await Promise.all(others.map((name) => end(name, "stop")))
      await end("database", "stop")
      removeRunning(dataFolder)
    })()
    return stopping
  }

  const failing = new AbortController()
  const brokenOff = untilAborted(options.signal)
  brokenOff.catch(() => undefined)

  writeRunning(dataFolder, [])
  try {
    const backEnd = async (): Promise<void> => {
      await startDatabase()
      await Promise.all(options.backEnd.map(start))
    }
    const shop = async (): Promise<void> => {
      await options.prepareShop(AbortSignal.any([options.signal, failing.signal]))
      await start(options.shop)
    }
    await Promise.race([failed, brokenOff, Promise.all([backEnd(), shop()])])
  } catch (cause) {
    failing.abort()
    await stop()
    throw cause
  }

  return {
    failed,
    server: (name) => {
      const server = servers.get(name)
      if (server === undefined)
        throw new Error(`Unknown server "${name}". Known servers: ${[...servers.keys()].join(", ")}.`)
      return server
    },
    kill: (plan) => end(plan.name, "kill"),
    restart: async (plan) => {
      await end(plan.name, "stop")
      await start(plan)
    },
    stop
  }
}
