/** Checks that ports are free before anything starts. */
import { createServer } from "node:net"

export interface WantedPort {
  readonly name: string
  readonly port: number
  readonly variable: string
}

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    // Only "in use" counts: without IPv6 there is no ::1 to listen on, and so no conflict.
    probe.once("error", (cause: NodeJS.ErrnoException) => resolve(cause.code !== "EADDRINUSE"))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** Returns a sentence for each port in use, with the variable that moves it. */
export const takenPorts = async (wanted: readonly WantedPort[]): Promise<readonly string[]> => {
  const problems: string[] = []
  for (const { name, port, variable } of wanted) {
    // Browsers also resolve "localhost" to ::1, so another server there would be used instead of ours.
    const free = (await canListen(port, "127.0.0.1")) && (await canListen(port, "::1"))
    if (!free) {
      problems.push(
        `Port ${port} (${name}) is already in use. End the program that listens there, or set ${variable} to a free port.`
      )
    }
  }
  return problems
}
