/** Containers of the deployment in docs/deployment.md: ended like by faults. */
import { execFile } from "node:child_process"
import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"

const run = promisify(execFile)
export const podman = async (...command: ReadonlyArray<string>): Promise<string> =>
  (await run("podman", command)).stdout.trim()

/** Kills the process; the supervisor of the container starts another one. */
export const crash = async (container: string): Promise<void> => {
  process.kill(Number(await podman("inspect", "--format", "{{.State.Pid}}", container)), "SIGKILL")
}

/** Loses the machine: at once, and without a restart. */
export const lose = (container: string): Promise<unknown> => podman("kill", "--signal", "KILL", container)

export const start = (container: string): Promise<unknown> => podman("start", container)

/** Returns the lines that all containers, or this one, have logged since then. */
export const logsSince = async (
  since: Date,
  container?: string
): Promise<ReadonlyArray<readonly [container: string, line: string]>> => {
  const names = container ?? (await podman("ps", "--all", "--format", "{{.Names}}"))
  const logs: Array<readonly [string, string]> = []
  for (const name of names.split("\n")) {
    const { stdout, stderr } = await run("podman", ["logs", "--since", since.toISOString(), name], {
      maxBuffer: 1 << 30
    })
    for (const line of `${stdout}\n${stderr}`.split("\n")) if (line !== "") logs.push([name, line])
  }
  return logs
}

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
}

/** Returns the members of the cluster, as Patroni on any server reports them. */
const members = async (): Promise<ReadonlyArray<Member>> => {
  for (const server of [1, 2, 3]) {
    try {
      const answer = await fetch(`http://127.0.0.1:845${server}/cluster`, {
        signal: AbortSignal.timeout(3000)
      })
      return ((await answer.json()) as { readonly members: ReadonlyArray<Member> }).members
    } catch {
      // This server is down: try the next.
    }
  }
  return []
}

const isLeader = ({ role, state }: Member): boolean => role === "leader" && state === "running"

/** Returns the container of the primary. */
export const primary = async (): Promise<string> =>
  `${(await members()).find(isLeader)?.name ?? "no primary"}-postgres`

/** Returns true if all three servers are up, and a standby has every commit. */
const isWhole = async (): Promise<boolean> => {
  const all = await members()
  const isFollowing = ({ role, state }: Member) => role !== "leader" && /^(running|streaming)$/.test(state)
  return (
    all.some(isLeader) &&
    all.filter(isFollowing).length === 2 &&
    all.some(({ role }) => role === "sync_standby") &&
    new Set(all.map(({ timeline }) => timeline)).size === 1
  )
}

/** Waits until the database is whole, or is not. */
export const untilWhole = async (seconds: number, whole = true): Promise<boolean> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(500)) {
    if ((await isWhole()) === whole) return true
  }
  return false
}
