/** Inspects each state on its first visit: with axe in one or all colour schemes, and in tight places. */
import { type Flow, formatStates, type Plan } from "@parkschein/flowkit/model"
import type { OnState } from "@parkschein/flowkit/run"
import type { Page } from "@playwright/test"
import { accessibilityProblems } from "../../support/accessibility.ts"
import { clippedElements, narrowConditions } from "../../support/clipped-elements.ts"
import { withStylesheet } from "../../support/stylesheet.ts"
import { wordsFor } from "./labels.ts"
import { firstVisits } from "./pictures.ts"

/** Media features of the driver's device. */
const looks = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "forced colours": { colorScheme: "light", forcedColors: "active" }
} as const

/** Returns cut texts in each tight place; restores the page afterwards. */
const cutInTightPlaces = async (page: Page): Promise<ReadonlyArray<readonly [string, string]>> => {
  const before = page.viewportSize()
  const found: Array<readonly [string, string]> = []
  const write = (direction: string) =>
    page.evaluate((dir) => {
      document.documentElement.dir = dir
    }, direction)
  for (const [name, { width, fontSize, dir }] of Object.entries(narrowConditions)) {
    await page.setViewportSize({ width, height: 740 })
    await write(dir)
    // As a style sheet, since dialogs store their state in the document's style attribute.
    const cut = await withStylesheet(page, fontSize === "" ? "" : `:root { font-size: ${fontSize} }`, () =>
      clippedElements(page)
    )
    for (const each of cut) found.push([name, each])
  }
  await write("")
  if (before !== null) await page.setViewportSize(before)
  return found
}

/** `all`: each state in all colour schemes and tight places; `alternating`: in light or dark in turn. */
export const makeInspection = (flow: Flow, plan: Plan, kind: "all" | "alternating") => {
  const visits = firstVisits(flow, plan)
  const words = wordsFor(flow)
  const places = [...visits]
  const problems: Array<string> = []
  let checks = 0
  const look: OnState = async (page, state, path, step) => {
    const place = `${path} ${step}`
    if (!visits.has(place)) return
    const turn = places.indexOf(place) % 2 === 0 ? "light" : "dark"
    for (const [name, media] of Object.entries(kind === "all" ? looks : { [turn]: looks[turn] })) {
      await page.emulateMedia(media)
      checks += 1
      for (const problem of await accessibilityProblems(page)) {
        problems.push(`In ${formatStates(words, state)} of ${flow.name}, ${name}: ${problem}`)
      }
    }
    await page.emulateMedia({ colorScheme: null, forcedColors: null })
    if (kind === "alternating") return
    for (const [name, cut] of await cutInTightPlaces(page)) {
      problems.push(`In ${formatStates(words, state)} of ${flow.name}, ${name}: ${cut}`)
    }
  }
  // Problems: one text per rule and state; checks: how often axe has looked.
  return { look, problems: () => problems, checks: () => checks }
}
