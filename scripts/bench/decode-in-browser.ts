/**
 * Measures how long decoding a list of 1,000 tickets blocks the page: at once, and in pieces as in the app.
 * At the speed of this machine and four times slower; each time in a new page.
 */
import { join } from "node:path"
import { type Browser, chromium } from "@playwright/test"
import { build } from "vite"
import { projectFolder } from "../product/servers.ts"
import { provideChromium } from "../test/chromium.ts"
import { median } from "./figures.ts"

/** Milliseconds. */
export interface HeldPage {
  /** Factor by which the processor is slowed down. */
  readonly slowdown: number
  /** Baseline: parsing the JSON, without validation. */
  readonly parse: number
  /** Decoding at once: the page is blocked for this long. */
  readonly atOnce: number
  /** Decoding in pieces: the longest one, and the total from first to last. */
  readonly longestTurn: number
  readonly inTurns: number
}

const runs = 5

/** The app's own decoder of responses, alone in a page; measures pieces where it yields. */
const page = `
import { Effect, Schema } from "effect"
import { onlineShopOptions } from ${JSON.stringify(join(projectFolder, "schemas/api/purchase-option.ts"))}

const timed = async (work) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}
globalThis.atOnce = async (text) => {
  const list = JSON.parse(text)
  return timed(() => Schema.decodeUnknownSync(onlineShopOptions.success)(list))
}
globalThis.parse = (text) => timed(() => JSON.parse(text))
globalThis.inTurns = async (text) => {
  const list = JSON.parse(text)
  let turn = performance.now()
  let longestTurn = 0
  const end = () => { longestTurn = Math.max(longestTurn, performance.now() - turn) }
  globalThis.scheduler = { yield: () => {
    end()
    return new Promise((resolve) => setTimeout(() => { turn = performance.now(); resolve() }))
  } }
  const { answerDecoder } = await import(${JSON.stringify(join(projectFolder, "src/services/http/decode.ts"))})
  turn = performance.now()
  const inTurns = await timed(() => Effect.runPromise(answerDecoder(onlineShopOptions.success)(list)))
  end()
  return { longestTurn, inTurns }
}
`

const bundle = async (): Promise<string> => {
  const entry = "\0decode-page"
  const result = await build({
    configFile: false,
    root: projectFolder,
    logLevel: "error",
    plugins: [
      {
        name: "decode-page",
        resolveId: (id: string) => (id === "decode-page" ? entry : undefined),
        load: (id: string) => (id === entry ? page : undefined)
      }
    ],
    build: { write: false, rollupOptions: { input: "decode-page", output: { codeSplitting: false } } }
  })
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []))
  const [chunk] = outputs.filter((each) => each.type === "chunk")
  if (chunk === undefined) throw new Error("The page of the bench was not built.")
  return chunk.code
}

const measure = async (
  browser: Browser,
  script: string,
  text: string,
  slowdown: number
): Promise<HeldPage> => {
  const fresh = async <Result>(call: "parse" | "atOnce" | "inTurns"): Promise<Result> => {
    const tab = await browser.newPage()
    const session = await tab.context().newCDPSession(tab)
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    await tab.addScriptTag({ content: script, type: "module" })
    await tab.waitForFunction("globalThis.inTurns !== undefined")
    const result = await tab.evaluate(
      ([name, given]) =>
        (globalThis as unknown as Record<string, (text: string) => Promise<unknown>>)[name]?.(given),
      [call, text] as const
    )
    await tab.close()
    return result as Result
  }
  const parse: number[] = []
  const atOnce: number[] = []
  const turns: Array<Pick<HeldPage, "longestTurn" | "inTurns">> = []
  // Alternately, so that noise affects all of them.
  for (let run = 0; run < runs; run += 1) {
    parse.push(await fresh<number>("parse"))
    atOnce.push(await fresh<number>("atOnce"))
    turns.push(await fresh<Pick<HeldPage, "longestTurn" | "inTurns">>("inTurns"))
  }
  return {
    slowdown,
    parse: median(parse),
    atOnce: median(atOnce),
    longestTurn: median(turns.map(({ longestTurn }) => longestTurn)),
    inTurns: median(turns.map(({ inTurns }) => inTurns))
  }
}

/** `text`: the list as sent by the service. */
export const holdPage = async (
  text: string,
  say: (line: string) => void
): Promise<ReadonlyArray<HeldPage>> => {
  const script = await bundle()
  const browser = await chromium.launch({
    executablePath: await provideChromium(say),
    args: ["--no-sandbox"]
  })
  try {
    return [await measure(browser, script, text, 1), await measure(browser, script, text, 4)]
  } finally {
    await browser.close()
  }
}
