/** Checks a page against WCAG 2.2 AA with axe, put into the page as it stands: also where its clock stands still. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type BrowserContext, expect, type Page } from "@playwright/test"
import { lookWith } from "./stylesheet.ts"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

interface AxeReport {
  readonly violations: ReadonlyArray<{
    readonly id: string
    readonly help: string
    readonly nodes: ReadonlyArray<{ readonly html: string; readonly failureSummary?: string }>
  }>
}

/** The version that comes with axe for Playwright. */
const axeSource = (): string =>
  readFileSync(
    createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve(
      "axe-core/axe.min.js"
    ),
    "utf8"
  )

let source: string | undefined

/** For contexts whose pages get a clock that stands still: axe goes on by the browser's own timers. */
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
 * Waits until the page is drawn: no short animation runs, no dialog is still transparent (it is, until it is known whether a
 * keyboard comes up), and the page has its heading (its script may still be loading). The last two for two seconds at most:
 * a page that stays like that is what is looked at then.
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
  // The only frame is the one in which the provider is asked, which nobody sees.
  iframes: false
})

/** Ask for parts of the page that an open list or dialog hides from assistive technology. */
const rulesOfWholePage = JSON.stringify(
  Object.fromEntries(
    ["landmark-one-main", "page-has-heading-one", "region", "bypass"].map((id) => [id, { enabled: false }])
  )
)

/**
 * What lies below a message only because of how far the page is scrolled can be scrolled out from under it (global.ts):
 * such a control is looked at again in the middle of the window. Gives those that are too small there, too.
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

/** Looks at the page, or at what is open over it where the rest is hidden from assistive technology. */
const analyze = async (page: Page): Promise<AxeReport> =>
  (await page.evaluate(`(async () => {
    const isCovered = document.querySelector("main")?.closest("[aria-hidden=true], [inert]") != null
    const { violations } = await axe.run(document, { ...${options}, ...(isCovered ? { rules: ${rulesOfWholePage} } : {}) })
    return { violations }
  })()`)) as AxeReport

/** The rule, what is wrong and where, for each violation on the page as it stands now; none when all is well. */
export const accessibilityProblems = async (page: Page): Promise<ReadonlyArray<string>> => {
  await putInto(page)
  const { report, small } = await lookWith(page, "", async () => {
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

/** Fails with all that is wrong with the page as it stands now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await accessibilityProblems(page), "accessibility violations").toEqual([])
}

/** The same in light, in dark and in forced colours. */
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
