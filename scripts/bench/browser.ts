/**
 * Measures in a real Chromium, over TLS and HTTP/2: first render, a purchase, interactions, memory; by e2e/bench.
 * With another checkout, both are measured alternately, so that noise affects both.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"
import { provideChromium } from "../test/chromium.ts"
import { firstPort } from "../test/first-port.ts"
import { runPlaywright } from "../test/run-playwright.ts"
import { makeCertificate } from "./certificate.ts"
import { busyMachine, fixedWork, median, rounded } from "./figures.ts"
import { otherCheckout } from "./other-checkout.ts"
import { type StartedProduct, startProductOf } from "./started-product.ts"

const portsOfOne = 20

export interface BrowserBenchOptions {
  /** Commit, or folder of a checkout. */
  readonly against: string | undefined
  /** Prefix of files of e2e/bench; empty for all. */
  readonly only: string
  /** Number of measurements of each checkout. */
  readonly rounds: number
}

interface Figure {
  readonly what: string
  readonly value: number
}

const readFigures = (file: string): ReadonlyArray<Figure> =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Figure)
    : []

/** Returns true if everything could be measured. */
export const measureInBrowser = async (
  say: (line: string) => void,
  { against, only, rounds }: BrowserBenchOptions
): Promise<boolean> => {
  const chromium = await provideChromium(say)
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  const products: StartedProduct[] = []
  const found = [new Map<string, number[]>(), new Map<string, number[]>()] as const
  const works: number[] = []
  let isWhole = true

  const sayIfBusy = (): void => {
    const warning = busyMachine(works)
    if (warning !== undefined) say(warning)
  }

  const measure = async (which: 0 | 1): Promise<void> => {
    const figures = join(folder, "figures.jsonl")
    rmSync(figures, { force: true })
    works.push(fixedWork())
    const { ok, output } = await runPlaywright(
      chromium,
      ["--config=e2e/bench/playwright.config.ts", ...(only === "" ? [] : [only])],
      {
        echo: against === undefined,
        environment: {
          ...products[which]?.environment,
          NODE_EXTRA_CA_CERTS: join(folder, "certificate.pem"),
          PARKSCHEIN_BENCH_CERTIFICATE: folder,
          PARKSCHEIN_BENCH_KEY_HASH: keyHash,
          PARKSCHEIN_BENCH_FIGURES: figures
        }
      }
    )
    isWhole &&= ok
    if (against !== undefined) {
      for (const line of output.split("\n").filter((each) => each.includes("not measured."))) {
        say(`${which === 0 ? "now" : against}: ${line.trim()}`)
      }
    }
    for (const { what, value } of readFigures(figures)) {
      found[which].set(what, [...(found[which].get(what) ?? []), value])
    }
  }

  const keyHash = makeCertificate(folder)
  try {
    products.push(await startProductOf(projectFolder, firstPort(), folder))
    if (against === undefined) {
      await measure(0)
      works.push(fixedWork())
      sayIfBusy()
      return isWhole
    }
    say(`Starting ${against} …`)
    products.push(await startProductOf(otherCheckout(against), firstPort() + portsOfOne, folder))
    for (let round = 0; round < rounds; round += 1) {
      for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) await measure(which)
      say(`  round ${round + 1} of ${rounds} is measured`)
    }
    sayIfBusy()
    say(`| what, medians of ${rounds} rounds in turns | now | ${against} | ratio |`)
    say("|---|---|---|---|")
    for (const [what, values] of found[0]) {
      const [now, before] = [median(values), median(found[1].get(what) ?? [])]
      say(`| ${what} | ${rounded(now)} | ${rounded(before)} | ${(now / before).toFixed(2)} |`)
    }
    return isWhole
  } finally {
    for (const product of products) await product.stop()
    rmSync(folder, { recursive: true })
  }
}
