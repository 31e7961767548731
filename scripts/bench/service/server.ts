/** Server under load, in a process of its own, whose CPU time can be read. */
import { readFileSync } from "node:fs"
import {
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess
} from "../../product/server-process.ts"

export interface MeasuredServer extends ServerProcess {
  readonly origin: string
  /** Milliseconds of CPU time since its start; NaN if the system does not report it. */
  readonly processorTime: () => number
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

export interface MeasuredServerOptions
  extends Pick<ServerProcessOptions, "name" | "program" | "environment"> {
  /** Folder for a profile, written when the process ends. */
  readonly profileFolder?: string | undefined
}

export const startMeasuredServer = async ({
  profileFolder,
  environment,
  ...options
}: MeasuredServerOptions): Promise<MeasuredServer> => {
  const server = startServerProcess({
    ...options,
    environment: { PATH: process.env["PATH"], ...environment },
    nodeArguments: profileFolder === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profileFolder}`]
  })
  const origin = await server.listening
  return { ...server, origin, processorTime: () => processorTimeOf(server.pid) }
}
