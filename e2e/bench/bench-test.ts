/** `test` of the benches: connects to the product with TLS, over a wire that can be slowed down. */
import { ports } from "../../backend/configuration.ts"
import { speedPort } from "../../scripts/bench/started-product.ts"
import { newWire, setSpeed, type Wire } from "../../scripts/bench/wire.ts"
import { test as base } from "../support/test.ts"

/** Wire to the product, and the other values measured. */
export interface BenchWire {
  readonly beside: Wire
  readonly setSlow: (isSlow: boolean) => Promise<void>
}

const beside = newWire()

export const test = base.extend<{ wire: BenchWire }>({
  // The browser's reports of a slow wire are measured, not asserted; an uncaught error still fails.
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing.
  expectedProblems: async ({}, use) => use([/^console error:/]),
  // Playwright reads the dependencies of a fixture from the pattern.
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing.
  wire: async ({}, use) => {
    const setSlow = async (isSlow: boolean): Promise<void> => {
      setSpeed(beside, isSlow)
      await fetch(`http://127.0.0.1:${speedPort(ports.app)}/${isSlow ? "slow" : "fast"}`)
    }
    await use({ beside, setSlow })
    await setSlow(false)
  }
})
