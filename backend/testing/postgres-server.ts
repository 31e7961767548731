/**
 * A PostgreSQL server for testing the contract: the one that `PARKSCHEIN_TEST_DATABASE_URL` names, else a
 * temporary one from the machine's own programs, on loopback and deleted afterwards.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import type { Readable } from "node:stream"
import { promisify } from "node:util"
import { host } from "../configuration.ts"
import { freePort } from "./free-port.ts"

const run = promisify(execFile)

/** A server of our own, which a drill can crash like a power cut, and restart. */
export interface OwnCluster {
  readonly pid: () => number
  /** Kills it without writing anything; committed data is recovered at the start. */
  crash(): Promise<void>
  start(): Promise<void>
  /** Its log from now on; null once it has ended. */
  log(): Readable | null
}

export type PostgresServer =
  | {
      readonly url: string
      readonly what: string
      /** Undefined: a server that is not ours. */
      readonly own?: OwnCluster
      stop(): Promise<void>
    }
  | { readonly url: undefined /** The reason why there is none. */; readonly what: string }

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Folders that may contain `initdb` and `postgres`: Debian does not add them to the PATH. */
const programFolders = (): ReadonlyArray<string> => {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : []
  return [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "")
  ]
}

const findPrograms = (): string | undefined =>
  programFolders().find((folder) =>
    ["initdb", "postgres"].every((program) => isExecutable(join(folder, program)))
  )

/** PostgreSQL refuses to run as root: returns its own user then, else `nobody`. */
const userToRunAs = async (): Promise<{ readonly uid: number; readonly gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all(
        ["-u", "-g"].map(async (what) => Number((await run("id", [what, name])).stdout))
      )
      if (uid !== undefined && gid !== undefined) return { uid, gid }
    } catch {
      // No such user on this machine.
    }
  }
  throw new Error("this is root, for whom PostgreSQL does not run, and there is no user postgres or nobody")
}

/** Resolves when the server accepts connections; rejects with its output if it ended before. */
const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ""
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (!output.includes("ready to accept connections")) return
      server.stderr?.off("data", listen).resume()
      resolve()
    }
    server.stderr?.on("data", listen)
    server.once("error", reject)
    server.once("exit", (code) => reject(new Error(`postgres ended with ${code}: ${output.slice(-500)}`)))
  })

const startCluster = async (
  programs: string,
  more: ReadonlyArray<string>,
  parent: string
): Promise<PostgresServer> => {
  const user = await userToRunAs()
  const as = user ?? {}
  const folder = mkdtempSync(join(parent, "parkschein-postgres-"))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  try {
    const data = join(folder, "data")
    // Only this machine can reach it, and its data is temporary: no passwords, no waiting for the disk.
    const options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale", "--no-sync"]
    await run(join(programs, "initdb"), ["-D", data, ...options], { ...as, cwd: folder })
    const port = await freePort()
    const settings = [
      `listen_addresses=${host}`,
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      "fsync=off",
      "full_page_writes=off",
      "max_connections=60",
      ...more
    ]
    const launch = () =>
      spawn(join(programs, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
        ...as,
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe"]
      })
    let server = launch()
    // However this process ends, the server ends with it.
    process.once("exit", () => {
      server.kill("SIGQUIT")
      remove()
    })
    await untilReady(server)
    const { stdout } = await run(join(programs, "postgres"), ["--version"])
    const end = async (signal: NodeJS.Signals) => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, "exit")
      server.kill(signal)
      await ended
    }
    return {
      url: `postgresql://postgres@${host}:${port}/postgres`,
      what: `${stdout.trim()}, started for this run`,
      own: {
        pid: () => server.pid ?? -1,
        log: () => server.stderr,
        crash: () => end("SIGQUIT"),
        start: async () => {
          server = launch()
          await untilReady(server)
        }
      },
      stop: async () => {
        // A fast shutdown disconnects its clients.
        await end("SIGINT")
        remove()
      }
    }
  } catch (cause) {
    remove()
    throw cause
  }
}

/** `settings` are for a server of our own, such as `shared_buffers=1GB`, and `parent` is where its folder is. */
export const startPostgresServer = async (
  settings: ReadonlyArray<string> = [],
  parent = tmpdir()
): Promise<PostgresServer> => {
  const given = process.env["PARKSCHEIN_TEST_DATABASE_URL"]
  if (given !== undefined && given !== "") {
    return { url: given, what: "the server of PARKSCHEIN_TEST_DATABASE_URL", stop: async () => undefined }
  }
  return startOwnPostgresServer(settings, parent)
}

/** The same, never the one that is given: for several servers, or settings that the test needs. */
export const startOwnPostgresServer = async (
  settings: ReadonlyArray<string>,
  parent = tmpdir()
): Promise<PostgresServer> => {
  const programs = findPrograms()
  if (programs === undefined) {
    return {
      url: undefined,
      what: "there is no initdb and postgres on this machine; install PostgreSQL (Debian: apt-get install postgresql), or set PARKSCHEIN_TEST_DATABASE_URL"
    }
  }
  try {
    return await startCluster(programs, settings, parent)
  } catch (cause) {
    return {
      url: undefined,
      what: `the PostgreSQL in ${programs} did not start: ${cause instanceof Error ? cause.message : String(cause)}`
    }
  }
}
