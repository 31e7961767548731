import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { describeMachine } from "@parkschein/flowkit/model"
import { afterAll, expect, it } from "vitest"
import { createMachine } from "xstate"
import { labelsOf } from "./read-labels.ts"

const root = mkdtempSync(join(tmpdir(), "words-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const lamp = describeMachine(
  createMachine({
    id: "lamp",
    initial: "off",
    states: { off: { on: { PRESSED: "on" } }, on: { initial: "asking", states: { asking: {} } } }
  })
)

const head =
  "# Lamp · Lampe\n\nIt is lit.\n\nSie leuchtet.\n\n## States\n\n| state | English | Deutsch | was |\n| --- | --- | --- | --- |\n"

write(
  "machines/labels.md",
  `${head}| off | Out | Aus | Dunkel. |\n| *.asking | Asking | Fragt | Sie fragt. |\n| gone | Gone | Fort | Fort. |\n`
)

it("merges the flow's own texts with the shared ones", () => {
  write("machines/lamp/labels.md", `${head}| on | Lit | An | Hell. |\n| off | Off | Aus | Dunkel. |\n`)
  expect(labelsOf(root, "lamp", lamp)).toMatchObject({
    title: { en: "Lamp", de: "Lampe" },
    summary: { en: "It is lit.", de: "Sie leuchtet." },
    events: {}
  })
  expect(labelsOf(root, "lamp", lamp)?.states).toEqual({
    off: { label: { en: "Off", de: "Aus" }, description: { de: "Dunkel." } },
    on: { label: { en: "Lit", de: "An" }, description: { de: "Hell." } },
    "on.asking": { label: { en: "Asking", de: "Fragt" }, description: { de: "Sie fragt." } }
  })
})

it("reports rows with missing cells, and nothing for a flow without texts", () => {
  write("machines/lamp/labels.md", `${head}| on | Lit | An |\n`)
  expect(() => labelsOf(root, "lamp", lamp)).toThrow('under "States" has not as many cells as its head: on')
  expect(labelsOf(root, "torch", lamp)).toBeUndefined()
})
