/** Server as a child process: its output by lines, its exit status, and how to stop it. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as wait } from "node:timers/promises"

const keptLines = 40
const timeout = 10_000

export interface ServerProcess {
  readonly name: string
  readonly pid: number
  /** Last output, for a report on its end. */
  readonly lastLines: readonly string[]
  /** Exit status, like "exit code 1"; never rejects. */
  readonly ended: Promise<string>
  readonly isRunning: () => boolean
  /** Address that it says it listens at; rejects with its last lines if it ends before. */
  readonly listening: Promise<string>
  /** Asks it to end, and kills it after ten seconds. */
  readonly stop: () => Promise<void>
  /** Kills it, as in a crash. */
  readonly kill: () => Promise<void>
}

export interface ServerProcessOptions {
  readonly name: string
  readonly program: string
  readonly environment: NodeJS.ProcessEnv
  readonly onLine?: (line: string) => void
  readonly nodeArguments?: readonly string[]
}

/** Starts the program with this process' own Node; the child ends with this process. */
export const startServerProcess = (options: ServerProcessOptions): ServerProcess => {
  const child = spawn(
    process.execPath,
    [
      "--import",
      join(import.meta.dirname, "end-with-parent.js"),
      ...(options.nodeArguments ?? []),
      options.program
    ],
    {
      env: options.environment,
      // In a process group of its own: Ctrl-C only reaches this process, which stops the servers in order.
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"]
    }
  )
  const lastLines: string[] = []
  let running = true
  const announced = Promise.withResolvers<string>()

  const onLine = (line: string): void => {
    lastLines.push(line)
    if (lastLines.length > keptLines) lastLines.shift()
    options.onLine?.(line)
    const [, address] = /^listening (\S+)/.exec(line) ?? []
    if (address !== undefined) announced.resolve(address)
  }
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on("line", onLine)
  }

  const ended = new Promise<string>((resolve) => {
    const end = (how: string) => (): void => {
      running = false
      resolve(how)
    }
    child.once("error", (cause) => end(cause.message)())
    // "close" follows the last output, "exit" may precede it.
    child.once("close", (code, signal) => end(signal === null ? `exit code ${code}` : `signal ${signal}`)())
  })

  void ended.then((how) =>
    announced.reject(new Error(`The ${options.name} did not start (${how}):\n${lastLines.join("\n")}`))
  )
  // Not every caller waits for it.
  announced.promise.catch(() => undefined)

  const signal = (name: NodeJS.Signals): void => {
    if (running) child.kill(name)
  }
  return {
    name: options.name,
    pid: child.pid ?? -1,
    lastLines,
    ended,
    isRunning: () => running,
    listening: announced.promise,
    stop: async () => {
      signal("SIGTERM")
      const abort = new AbortController()
      const late = wait(timeout, undefined, { signal: abort.signal }).then(
        () => signal("SIGKILL"),
        () => undefined
      )
      await ended
      abort.abort()
      await late
    },
    kill: async () => {
      signal("SIGKILL")
      await ended
    }
  }
}
