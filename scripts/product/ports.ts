/** Finds out before anything starts whether the ports are free, and says which is not. */
import { createServer } from "node:net"

export interface WantedPort {
  readonly name: string
  readonly port: number
  readonly variable: string
}

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    // Only "in use" counts: a machine without IPv6 has no ::1 to listen on, and none that could disturb.
    probe.once("error", (cause: NodeJS.ErrnoException) => resolve(cause.code !== "EADDRINUSE"))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** One sentence for each port that is taken, naming the port and the variable that moves it. */
export const takenPorts = async (wanted: readonly WantedPort[]): Promise<readonly string[]> => {
  const problems: string[] = []
  for (const { name, port, variable } of wanted) {
    // Browsers try ::1 for "localhost" too, so a stranger there would be taken for us.
    const free = (await canListen(port, "127.0.0.1")) && (await canListen(port, "::1"))
    if (!free) {
      problems.push(
        `Port ${port} (${name}) is already in use. End the program that listens there, or set ${variable} to a free port.`
      )
    }
  }
  return problems
}
