/** A server under load: a process of its own, whose processor time can be read. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"

export interface MeasuredServer {
  readonly name: string
  readonly origin: string
  /** Milliseconds of processor time since its start; NaN where the system does not tell. */
  readonly processorTime: () => number
  stop(): Promise<void>
}

/** Of user and system, in hundredths of a second. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const processorTimeOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

export interface MeasuredServerOptions {
  readonly name: string
  readonly program: string
  readonly environment: NodeJS.ProcessEnv
  /** Where a profile of the process is written when it ends. */
  readonly profileFolder?: string | undefined
}

export const startMeasuredServer = async (options: MeasuredServerOptions): Promise<MeasuredServer> => {
  const { name, program, environment, profileFolder } = options
  const profiling = profileFolder === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profileFolder}`]
  const child = spawn(process.execPath, [...profiling, program], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "ignore"]
  })
  const ended = once(child, "exit")
  const lines = createInterface({ input: child.stdout })
  const first = await Promise.race([once(lines, "line"), ended])
  const [, origin] = /^listening (\S+)$/.exec(String(first[0])) ?? []
  if (origin === undefined || child.pid === undefined) throw new Error(`${program} did not start.`)
  const { pid } = child
  return {
    name,
    origin,
    processorTime: () => processorTimeOf(pid),
    stop: async () => {
      child.kill("SIGTERM")
      await ended
    }
  }
}
