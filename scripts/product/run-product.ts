/** Common part of `npm start` and `npm run dev`: starts everything, reports it, runs until asked to end. */
import { dataFolder, origins } from "../../backend/configuration.ts"
import { demoDrivers, demoPassword } from "../../backend/demo-world/drivers.ts"
import { say } from "../build/task.ts"
import { type Product, type ProductOptions, startProduct } from "./product.ts"
import { backEnd } from "./servers.ts"
import { Terminated, terminationSignal, untilAborted } from "./termination.ts"

const isVerbose = process.argv.includes("--verbose")

const sayReady = (): void => {
  say(`ready ${origins.app}`)
  say("")
  say(`  identity provider  ${origins.identity}   mails: ${origins.identity}/outbox`)
  say(`  shop service       ${origins.api}`)
  say(`  payment page       ${origins.payment}`)
  say(`  data folder        ${dataFolder}`)
  say("")
  say(`  demo drivers, password ${demoPassword}:`)
  for (const driver of Object.values(demoDrivers)) say(`    ${driver.email}`)
  say("")
  say("Press Ctrl-C to stop.")
}

type RunOptions = Pick<ProductOptions, "shop" | "prepareShop" | "onUnexpectedEnd" | "environment">

/** `whileRunning`: starts something with the lifetime of the product; gets the signal that ends it. */
export const runProduct = async (
  options: RunOptions,
  whileRunning: (product: Product, signal: AbortSignal) => void = () => undefined
): Promise<void> => {
  const signal = terminationSignal()
  let product: Product | undefined
  try {
    product = await startProduct({
      ...options,
      backEnd,
      signal,
      onProgress: say,
      onLine: (server, line) => {
        if (isVerbose) say(`${server} | ${line}`)
      }
    })
    sayReady()
    whileRunning(product, signal)
    await Promise.race([product.failed, untilAborted(signal)])
  } catch (cause) {
    if (cause instanceof Terminated) {
      say("Shutting down.")
    } else {
      process.stderr.write(`\n${cause instanceof Error ? cause.message : String(cause)}\n`)
      process.exitCode = 1
    }
  } finally {
    await product?.stop()
  }
  // Ends in spite of handles that a library may have left open.
  process.exit()
}
