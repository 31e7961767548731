/** Builds the floor page and serves it as the shop is served. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { pageConfiguration } from "../../backend/app-server/page-configuration.ts"
import { createAppServer } from "../../backend/app-server/server.ts"
import { compressFolder } from "../../scripts/build/compress.ts"

export interface FloorSite {
  readonly address: string
  readonly close: () => Promise<void>
}

/** `cards` entries are shown. */
export const openFloorSite = async (cards: number): Promise<FloorSite> => {
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
  // The server of the shop asks for it.
  writeFileSync(join(folder, "version.json"), `{"commitHash":"floor"}\n`)
  await compressFolder(folder)
  const server = createAppServer({ folder, configuration: pageConfiguration() })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    }
  }
}
