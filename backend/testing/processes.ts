/** Processes of servers for the tests of one file. What still runs after a test is killed. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { afterEach } from "vitest"

export interface RunningProcess {
  readonly kill: (signal: NodeJS.Signals) => void
  readonly pid: number | undefined
  readonly stdout: () => string
  readonly stderr: () => string
  /** Text behind `listening` in its first line of that kind; null if it ended before. */
  readonly listening: Promise<string | null>
  /** Exit code, or the signal that ended it, once all output is read. */
  readonly ended: Promise<number | string>
}

/** Returns a function that starts a program with these variables and arguments. */
export const processes = () => {
  const running = new Set<RunningProcess>()
  afterEach(async () => {
    for (const { kill, ended } of running) {
      kill("SIGKILL")
      await ended
    }
    running.clear()
  })

  return (program: string, env: NodeJS.ProcessEnv, args: ReadonlyArray<string> = []): RunningProcess => {
    const child = spawn(process.execPath, [program, ...args], { env, stdio: ["ignore", "pipe", "pipe"] })
    const printed = { stdout: "", stderr: "" }
    for (const stream of ["stdout", "stderr"] as const)
      child[stream].on("data", (chunk) => {
        printed[stream] += chunk
      })
    const ended = once(child, "close").then(([code, signal]): number | string => code ?? signal)
    const listening = new Promise<string | null>((resolve) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (line.startsWith("listening ")) resolve(line.slice("listening ".length))
      })
      void ended.then(() => resolve(null))
    })
    const started: RunningProcess = {
      kill: (signal) => child.kill(signal),
      pid: child.pid,
      stdout: () => printed.stdout,
      stderr: () => printed.stderr,
      listening,
      ended
    }
    running.add(started)
    return started
  }
}
