/** Checks a page against WCAG 2.2 AA with axe, injected into the current page, even with a stopped clock. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type BrowserContext, expect, type Page } from "@playwright/test"
import { withStylesheet } from "./stylesheet.ts"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

interface AxeReport {
  readonly violations: ReadonlyArray<{
    readonly id: string
    readonly help: string
    readonly nodes: ReadonlyArray<{ readonly html: string; readonly failureSummary?: string }>
  }>
}

/** Returns the source of axe, in the version that comes with axe for Playwright. */
const axeSource = (): string =>
  readFileSync(
    createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve(
      "axe-core/axe.min.js"
    ),
    "utf8"
  )

let source: string | undefined

/** Keeps the browser's own timers for axe in contexts whose pages get a stopped clock. */
export const keepTimers = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const { setTimeout, clearTimeout, requestAnimationFrame } = globalThis
    Object.assign(globalThis, { axeTimers: { setTimeout, clearTimeout, requestAnimationFrame } })
  })
}

const putInto = async (page: Page): Promise<void> => {
  if (await page.evaluate("'axe' in globalThis")) return
  source ??= axeSource()
  await page.evaluate(
    `(({ setTimeout, clearTimeout }) => {${source}\n})(globalThis.axeTimers ?? { setTimeout, clearTimeout })`
  )
}

/**
 * Waits until the page is drawn: no short animation runs, no dialog is still transparent (as it is until an
 * on-screen keyboard is ruled out), and a heading exists (its script may still load). The last two for two
 * seconds at most: then the page is checked as it is.
 */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    const { requestAnimationFrame: frame } = globalThis.axeTimers ?? globalThis
    const isShortAndRunning = ({ playState, effect }) =>
      playState === "running" && effect.getComputedTiming().endTime < 1000
    const isTransparent = (one) => !one.checkVisibility({ opacityProperty: true })
    const isUnfinished = () =>
      document.querySelector("h1") === null || [...document.querySelectorAll("[role=dialog]")].some(isTransparent)
    let frames = 0
    do await new Promise((resolve) => frame(() => frame(resolve)))
    while (document.getAnimations().some(isShortAndRunning) || (frames++ < 60 && isUnfinished()))
  })()`)

const options = JSON.stringify({
  runOnly: { type: "tag", values: rules },
  resultTypes: ["violations"],
  // The only frame is the invisible one for silent logins.
  iframes: false
})

/** Rules that need parts hidden from assistive technology by an open list or dialog. */
const rulesOfWholePage = JSON.stringify(
  Object.fromEntries(
    ["landmark-one-main", "page-has-heading-one", "region", "bypass"].map((id) => [id, { enabled: false }])
  )
)

/**
 * Checks targets again in the middle of the window, since a control below a message may only be covered at
 * this scroll position (see global.ts). Returns those that are too small there, too.
 */
const stillTooSmall = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(`(async () => {
    const rule = { runOnly: { type: "rule", values: ["target-size"] }, resultTypes: ["violations"] }
    const found = (await axe.run(document, rule)).violations.flatMap(({ nodes }) => nodes)
    const at = [scrollX, scrollY]
    const small = []
    for (const { target, html } of found) {
      const element = document.querySelector(target[0])
      element?.scrollIntoView({ block: "center", behavior: "instant" })
      const { violations } = await axe.run(element ?? document, rule)
      if (violations.length > 0) small.push(html)
    }
    scrollTo(...at)
    return small
  })()`)

/** Runs axe on the page; without whole-page rules if an overlay hides the rest from assistive technology. */
const analyze = async (page: Page): Promise<AxeReport> =>
  (await page.evaluate(`(async () => {
    const isCovered = document.querySelector("main")?.closest("[aria-hidden=true], [inert]") != null
    const { violations } = await axe.run(document, { ...${options}, ...(isCovered ? { rules: ${rulesOfWholePage} } : {}) })
    return { violations }
  })()`)) as AxeReport

/** Returns rule, problem and place of each violation on the current page; none if there are none. */
export const accessibilityProblems = async (page: Page): Promise<ReadonlyArray<string>> => {
  await putInto(page)
  const { report, small } = await withStylesheet(page, "", async () => {
    await drawn(page)
    const report = await analyze(page)
    const isSmall = report.violations.some(({ id }) => id === "target-size")
    return { report, small: isSmall ? await stillTooSmall(page) : [] }
  })
  const violations = report.violations
    .map((one) =>
      one.id === "target-size" ? { ...one, nodes: one.nodes.filter(({ html }) => small.includes(html)) } : one
    )
    .filter(({ nodes }) => nodes.length > 0)
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      ({ html, failureSummary = "" }) => `    ${html}\n      ${failureSummary.replace(/\s+/g, " ")}`
    )
    return `${id}: ${help}\n${places.join("\n")}`
  })
}

/** Asserts that the current page has no violations. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await accessibilityProblems(page), "accessibility violations").toEqual([])
}

/** Asserts the same in light, dark and forced colours. */
export const expectAccessibleInAllLooks = async (page: Page): Promise<void> => {
  for (const look of [
    { colorScheme: "light" },
    { colorScheme: "dark" },
    { forcedColors: "active" }
  ] as const) {
    await page.emulateMedia({ colorScheme: null, forcedColors: null, ...look })
    await expectAccessible(page)
  }
}
