/** Runs a shop service as a process, of this checkout or of another one. */
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { host } from "../../backend/configuration.ts"
import { freePort } from "../../backend/testing/free-port.ts"
import { startServerProcess } from "../product/server-process.ts"
import { localDemo, projectFolder } from "../product/servers.ts"

const timeoutMilliseconds = 60_000

export interface ServiceProcess {
  readonly origin: string
  readonly pid: number
  /** By SIGTERM: pending requests are finished first. */
  readonly stop: () => Promise<void>
}

export const startServiceProcess = async (
  environment: Readonly<Record<string, string>>,
  folder = projectFolder
): Promise<ServiceProcess> => {
  const port = await freePort()
  let isListening = false
  const service = startServerProcess({
    name: "shop service",
    program: join(folder, "backend/shop-service/main.ts"),
    environment: {
      PATH: process.env["PATH"],
      ...localDemo,
      ...environment,
      PARKSCHEIN_API_PORT: String(port)
    },
    onLine: (line) => {
      if (line.startsWith("listening ")) isListening = true
    }
  })
  const end = Date.now() + timeoutMilliseconds
  while (!isListening) {
    if (!service.isRunning() || Date.now() > end)
      throw new Error(`The service did not start: ${service.lastLines.join("\n")}`)
    await wait(50)
  }
  return { origin: `http://${host}:${port}`, pid: service.pid, stop: service.stop }
}
