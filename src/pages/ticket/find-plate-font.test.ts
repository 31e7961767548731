/** Tests that the fonts are those of a plate. */
import { afterEach, expect, it, vi } from "vitest"
import { plate } from "../../styles/recipes/plate.ts"
import { findPlateFont } from "./find-plate-font.ts"

afterEach(() => vi.unstubAllGlobals())

it("looks up the fonts of a typed plate, and of an example", () => {
  const found: string[] = []
  const drawing = { font: "", measureText: () => found.push(drawing.font) }
  const properties: Readonly<Record<string, string>> = { "--fonts-plate": "Bahnschrift, system-ui" }
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => drawing }) })
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: (name: string) => properties[name] }))
  findPlateFont()
  const { fontStretch } = plate.base?.frame ?? {}
  expect(found).toEqual([600, 400].map((weight) => `${fontStretch} ${weight} 40px Bahnschrift, system-ui`))
})
