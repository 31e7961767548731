/** The whole product of a checkout, started as its user would: `npm start`, on ports and data of its own. */
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { listenForSpeed, newWire, openFront } from "./wire.ts"

/** Servers take the first four ports from the given one; what the browser sees, by TLS, the four ten above them. */
const behindTls = 10

/** Where the wire of a product is made slow or fast. */
export const speedPort = (firstPort: number): number => firstPort + 2 * behindTls - 1

export interface StartedProduct {
  /** What a process has to know that wants to use it. */
  readonly environment: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
}

/** With the certificate that lies in a folder. Fails with the last of what was said where nothing is ready at the end. */
export const startProductOf = async (
  checkout: string,
  firstPort: number,
  certificateFolder: string
): Promise<StartedProduct> => {
  const wire = newWire()
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  const servers = ["APP", "API", "IDENTITY", "PAYMENT"]
  const environment = Object.fromEntries([
    ["PARKSCHEIN_TEST_PORT", `${firstPort}`],
    ...servers.flatMap((server, at) => [
      [`PARKSCHEIN_${server}_PORT`, `${firstPort + at}`],
      [`PARKSCHEIN_${server}_ORIGIN`, `https://localhost:${firstPort + behindTls + at}`]
    ])
  ]) as NodeJS.ProcessEnv
  for (const at of servers.keys()) {
    await openFront(wire, certificateFolder, firstPort + at, firstPort + behindTls + at)
  }
  await listenForSpeed(wire, speedPort(firstPort))
  const product = spawn("node", [join(checkout, "scripts/bootstrap.js"), "start"], {
    cwd: checkout,
    env: {
      ...process.env,
      ...environment,
      PARKSCHEIN_DATA_FOLDER: folder,
      PARKSCHEIN_DIST_FOLDER: join(folder, "dist"),
      DATABASE_URL: "",
      NODE_EXTRA_CA_CERTS: join(certificateFolder, "certificate.pem")
    },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const ended = new Promise<void>((resolve) => product.once("close", () => resolve()))
  let said = ""
  const isReady = await new Promise<boolean>((resolve) => {
    const take = (chunk: string): void => {
      said += chunk
      if (/^ready/m.test(said)) resolve(true)
    }
    product.stdout.setEncoding("utf8").on("data", take)
    product.stderr.setEncoding("utf8").on("data", take)
    void ended.then(() => resolve(false))
  })
  if (!isReady) throw new Error(`${checkout} does not start:\n${said.slice(-2000)}`)
  return {
    environment,
    stop: async () => {
      product.kill("SIGTERM")
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
