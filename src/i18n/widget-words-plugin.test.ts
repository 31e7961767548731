import { readdirSync } from "node:fs"
import { resolve } from "node:path"
import { expect, it } from "vitest"
import { isNotOffered } from "./widget-words-plugin.ts"

const folder = resolve(import.meta.dirname, "../../node_modules/react-aria/dist/private/intl/datepicker")

it("leaves the words of widgets in the languages of the shop, and in no other", () => {
  const modules = readdirSync(folder).filter((file) => file.endsWith(".mjs"))
  const kept = modules.filter((file) => !isNotOffered(`${folder}/${file}`))
  expect(modules.length).toBeGreaterThan(30)
  expect(kept).toEqual(["de-DE.mjs", "en-US.mjs", "fr-FR.mjs", "it-IT.mjs"])
})
