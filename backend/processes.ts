/** Starts and stops servers that are not built with Effect. */
import type { AddressInfo, Server } from "node:net"

/** Returns whether a process runs, also one of another user. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** Resolves with the port once the server listens; 0 takes a free one. */
export const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** Runs a server until the process is told to end; a reason against starting is printed in one line. */
export const runServer = async (
  start: () => Promise<{ readonly address: string; readonly stop: () => Promise<void> }>
): Promise<void> => {
  try {
    const { address, stop } = await start()
    let isStopping = false
    const end = async (): Promise<void> => {
      if (isStopping) return
      isStopping = true
      await stop()
      process.exit(0)
    }
    process.on("SIGTERM", end)
    process.on("SIGINT", end)
    console.log(`listening ${address}`)
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exit(1)
  }
}
