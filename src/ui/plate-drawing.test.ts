import { describe, expect, it } from "vitest"
import { listedPlates, spellPlate, tidyKeepingCaret } from "./plate-drawing.ts"

it("a plate has an accessible name that is read character by character", () => {
  expect(spellPlate("M-PP123", "Bindestrich")).toBe("M, Bindestrich, P, P, 1, 2, 3")
})

describe("typing a plate", () => {
  it("converts to upper case without moving the caret", () => {
    expect(tidyKeepingCaret("m-pöp123", 3)).toEqual({ text: "M-PÖP123", caret: 3 })
  })

  it("keeps a letter with a longer upper case form", () => {
    expect(tidyKeepingCaret("ßa", 1)).toEqual({ text: "ßA", caret: 1 })
  })

  it("replaces other dashes and spaces by plain ones in place", () => {
    for (const dash of "\u2010\u2011\u2012\u2013\u2014\u2212")
      expect(tidyKeepingCaret(`m${dash}pp\u00a0123`, 4)).toEqual({ text: "M-PP 123", caret: 4 })
    expect(tidyKeepingCaret("m pp ", 5)).toEqual({ text: "M PP ", caret: 5 })
  })
})

describe("pasting a plate", () => {
  it("trims spaces and keeps the caret behind the pasted text", () => {
    expect(tidyKeepingCaret("\tm-pp123 \n", 10, true)).toEqual({ text: "M-PP123", caret: 7 })
  })

  it("removes invisible characters [C/C-13]", () => {
    expect(tidyKeepingCaret("\u200em\u2011pp\u00ad123\u200b", 11, true)).toEqual({
      text: "M-PP123",
      caret: 7
    })
  })

  it("keeps the caret inside the existing text", () => {
    expect(tidyKeepingCaret("m-\u200bpp123", 5, true)).toEqual({ text: "M-PP123", caret: 4 })
  })
})

it.each([
  ["M-AB 1234, M-CD 5678", ["M-AB 1234", "M-CD 5678"]],
  ["m-ab1\r\nM\u2013CD\u00a02\n\n", ["M-AB1", "M-CD 2"]],
  ['"M-AB 1";"M-CD 2"\tB-X 3', ["M-AB 1", "M-CD 2", "B-X 3"]],
  ["M-AB 1234", ["M-AB 1234"]],
  [" ,;\n", []]
])("a pasted list of plates: %j", (text, plates) => {
  expect(listedPlates(text)).toEqual(plates)
})
