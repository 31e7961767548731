/** Runs a shop service as a process, of this checkout or of another one. */
import { join } from "node:path"
import { host } from "../../backend/configuration.ts"
import { freePort } from "../../backend/testing/free-port.ts"
import { type ServerProcess, startServerProcess } from "../product/server-process.ts"
import { localDemo, projectFolder } from "../product/servers.ts"

export interface ServiceProcess extends ServerProcess {
  readonly origin: string
}

export const startServiceProcess = async (
  environment: Readonly<Record<string, string>>,
  folder = projectFolder
): Promise<ServiceProcess> => {
  const port = await freePort()
  const service = startServerProcess({
    name: "shop service",
    program: join(folder, "backend/shop-service/main.ts"),
    environment: {
      PATH: process.env["PATH"],
      ...localDemo,
      ...environment,
      PARKSCHEIN_API_PORT: String(port)
    }
  })
  await service.listening
  return { ...service, origin: `http://${host}:${port}` }
}
