/** Server under load, in a process of its own, whose CPU time can be read. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"

export interface MeasuredServer {
  readonly name: string
  readonly origin: string
  /** Milliseconds of CPU time since its start; NaN if the system does not report it. */
  readonly processorTime: () => number
  stop(): Promise<void>
}

/** User and system time in 1/100 s. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
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
  /** Folder for a profile, written when the process ends. */
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
