/** Builds the floor page and serves it in the same way as the shop. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { pageConfiguration } from "../../backend/app-server/page-configuration.ts"
import { createAppServer } from "../../backend/app-server/server.ts"
import { openFront, type Wire } from "../../scripts/bench/wire.ts"
import { compressFolder } from "../../scripts/build/compress.ts"

/** The product has its certificate in the same folder. */
const certificateFolder = process.env["PARKSCHEIN_BENCH_CERTIFICATE"] ?? ""

export interface FloorSite {
  readonly address: string
  readonly close: () => Promise<void>
}

/** Serves a page with `cards` entries, over the same wire as the shop. */
export const openFloorSite = async (cards: number, wire: Wire): Promise<FloorSite> => {
  const folder = mkdtempSync(join(tmpdir(), "floor-"))
  await build({
    configFile: false,
    root: join(import.meta.dirname, "floor"),
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true }
  })
  const entries = Array.from({ length: cards }, (_, index) => ({
    id: String(index),
    name: `Ticket ${index}`,
    price: 100 * index
  }))
  writeFileSync(join(folder, "tickets.json"), JSON.stringify(entries))
  // The server of the shop requires it.
  writeFileSync(join(folder, "version.json"), `{"commitHash":"floor"}\n`)
  await compressFolder(folder)
  const server = createAppServer({ folder, configuration: pageConfiguration() })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `https://localhost:${await openFront(wire, certificateFolder, port)}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    }
  }
}
