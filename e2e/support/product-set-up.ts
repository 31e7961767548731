/** Starts the whole product before the first test, freshly seeded, and stops it after the last. */
import { mkdirSync, rmSync } from "node:fs"
import { dataFolder } from "../../backend/configuration.ts"
import { type ProductOptions, startProduct } from "../../scripts/product/product.ts"
import { refuseWhileRunning } from "../../scripts/product/running-file.ts"
import { appServer, backEnd } from "../../scripts/product/servers.ts"
import { isPersonal } from "./personal.ts"
import { listenForControl } from "./servers-control.ts"

/** Playwright calls the returned function after the last test. Fails if servers have logged personal data. */
export const setUpProduct = async (
  options: Pick<ProductOptions, "environment" | "prepareShop"> & Partial<Pick<ProductOptions, "backEnd">>
): Promise<() => Promise<void>> => {
  await refuseWhileRunning(dataFolder)
  rmSync(dataFolder, { recursive: true, force: true })
  mkdirSync(dataFolder, { recursive: true })
  const personal: string[] = []
  const product = await startProduct({
    backEnd,
    ...options,
    shop: appServer,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onLine: (server, line) => {
      if (isPersonal(line)) personal.push(`${server} | ${line}`)
      if (process.env["PARKSCHEIN_TEST_VERBOSE"] === "1") process.stdout.write(`${server} | ${line}\n`)
    },
    // Tests continue, and those that need the server fail; the report gives the reason.
    onUnexpectedEnd: (_, report) => process.stderr.write(`${report}\n`)
  })
  const closeControl = await listenForControl(product)
  return async () => {
    await closeControl()
    await product.stop()
    if (personal.length > 0) {
      throw new Error(
        `${personal.length} lines of the servers tell of drivers, such as:\n${personal.slice(0, 5).join("\n")}`
      )
    }
  }
}
