/** Starts the product of a checkout by `npm start`, on ports and data of its own. */
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { listenForSpeed, newWire, openFront } from "./wire.ts"

/** Servers use the first four ports from the given one; their TLS fronts the four ten above them. */
const behindTls = 10

/** Port that controls the speed of the product's wire. */
export const speedPort = (firstPort: number): number => firstPort + 2 * behindTls - 1

export interface StartedProduct {
  readonly environment: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
}

/** Uses the certificate in a folder. Fails with the last output if the product does not become ready. */
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
      // Its addresses begin with https://, where the demo has to be asked for.
      PARKSCHEIN_DEMO: "1",
      NODE_EXTRA_CA_CERTS: join(certificateFolder, "certificate.pem")
    },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const ended = new Promise<void>((resolve) => product.once("close", () => resolve()))
  let output = ""
  const isReady = await new Promise<boolean>((resolve) => {
    const take = (chunk: string): void => {
      output += chunk
      if (/^ready/m.test(output)) resolve(true)
    }
    product.stdout.setEncoding("utf8").on("data", take)
    product.stderr.setEncoding("utf8").on("data", take)
    void ended.then(() => resolve(false))
  })
  if (!isReady) throw new Error(`${checkout} does not start:\n${output.slice(-2000)}`)
  return {
    environment,
    stop: async () => {
      product.kill("SIGTERM")
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
