/** Every bench meets the product behind TLS, over a wire that it can make slow. */
import { ports } from "../../backend/configuration.ts"
import { speedPort } from "../../scripts/bench/started-product.ts"
import { newWire, setSpeed, type Wire } from "../../scripts/bench/wire.ts"
import { test as base } from "../support/test.ts"

/** The wire to the product, and what else is measured beside it. */
export interface BenchWire {
  readonly beside: Wire
  readonly setSlow: (isSlow: boolean) => Promise<void>
}

const beside = newWire()

export const test = base.extend<{ wire: BenchWire }>({
  // What a browser says of a slow wire is measured, not asserted; an error that nobody catches fails here, too.
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing.
  expectedProblems: async ({}, use) => use([/^console error:/]),
  // Playwright reads from the pattern what a fixture needs.
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
