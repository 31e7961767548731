import { expect, it } from "vitest"
import { linkedParts } from "./TextWithLinks.tsx"

it("splits a sentence at its links", () => {
  expect(
    linkedParts("I accept the <terms>terms</terms> and the <privacy>notice</privacy>.", ["terms", "privacy"])
  ).toEqual([
    { text: "I accept the ", name: null },
    { text: "terms", name: "terms" },
    { text: " and the ", name: null },
    { text: "notice", name: "privacy" },
    { text: ".", name: null }
  ])
})

it("keeps unknown tags as text", () => {
  expect(linkedParts("<b>bold</b>", ["terms"])).toEqual([{ text: "<b>bold</b>", name: null }])
})
