/** Looks at each state with axe, in light or in dark or in both, the first time a run of paths shows it. */

import { type Flow, type Plan, sayStates } from "@parkschein/flowkit/model"
import type { Album } from "@parkschein/flowkit/run"
import type { Page } from "@playwright/test"
import { accessibilityProblems } from "../../support/accessibility.ts"
import { firstSights } from "./pictures.ts"
import { wordsFor } from "./words.ts"

export interface Inspection {
  readonly look: (page: Page, state: string, path: string, step: number) => Promise<void>
  /** What is wrong, one text for each rule and state. */
  readonly problems: () => ReadonlyArray<string>
}

const schemes = ["light", "dark"] as const

export const makeInspection = (flow: Flow, plan: Plan, kind: "both" | "alternating"): Inspection => {
  const sights = firstSights(flow, plan)
  const words = wordsFor(flow)
  const places = [...sights]
  const problems: Array<string> = []
  return {
    look: async (page, state, path, step) => {
      const place = `${path} ${step}`
      if (!sights.has(place)) return
      const turn = schemes[places.indexOf(place) % schemes.length] ?? "light"
      for (const colorScheme of kind === "both" ? schemes : [turn]) {
        await page.emulateMedia({ colorScheme })
        for (const problem of await accessibilityProblems(page)) {
          problems.push(`In ${sayStates(words, state)} of ${flow.name}, ${colorScheme}: ${problem}`)
        }
      }
      await page.emulateMedia({ colorScheme: null })
    },
    problems: () => problems
  }
}

/** What is done in each state: pictures, an inspection, both or none. */
export const albumWith = (album: Album | undefined, inspection: Inspection | undefined): Album | undefined =>
  album === undefined && inspection === undefined
    ? undefined
    : {
        take: async (page, state, path, step) => {
          await inspection?.look(page, state, path, step)
          await album?.take(page, state, path, step)
        },
        shots: () => album?.shots() ?? [],
        close: async () => album?.close()
      }
