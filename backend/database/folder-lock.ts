/**
 * Locks a data folder for one process: two of them would destroy it. The lock has the process and its port;
 * it holds while that process is alive and responds there, so a lock of a killed process is taken over.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { Schema } from "effect"
import { isAlive } from "../processes.ts"

const Holder = Schema.fromJsonString(
  Schema.Struct({ process: Schema.Int, host: Schema.String, port: Schema.Int })
)
type Holder = typeof Holder.Type
const decodeHolder = Schema.decodeUnknownOption(Holder)

const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    const end = (answer: boolean) => () => {
      socket.destroy()
      resolve(answer)
    }
    socket.once("connect", end(true)).once("error", end(false)).setTimeout(2000, end(true))
  })

const readHolder = (file: string): Holder | undefined => {
  try {
    const decoded = decodeHolder(readFileSync(file, "utf8"))
    return decoded._tag === "Some" ? decoded.value : undefined
  } catch {
    return undefined
  }
}

/** Takes the lock, or fails with its holder; the returned function releases it. */
export const lockFolder = async (folder: string, host: string, port: number): Promise<() => void> => {
  const file = `${folder}.lock`
  const mine = JSON.stringify({ process: process.pid, host, port } satisfies Holder)
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, mine, { flag: "wx" })
      return () => {
        if (readFileSync(file, "utf8") === mine) rmSync(file, { force: true })
      }
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause
    }
    const holder = readHolder(file)
    if (holder !== undefined && isAlive(holder.process) && (await answers(holder.host, holder.port))) {
      throw new Error(
        `The database in ${folder} is already open in process ${holder.process} (port ${holder.port}). ` +
          "End that process first, or set PARKSCHEIN_DATA_FOLDER to another folder."
      )
    }
    rmSync(file, { force: true })
  }
  throw new Error(`The database in ${folder} is being opened by another process at this moment. Try again.`)
}
