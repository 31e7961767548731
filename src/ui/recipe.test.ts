import { describe, expect, it } from "vitest"
import { recipe, slotRecipe } from "./recipe.ts"

interface Button {
  readonly className: "button"
  readonly variants: {
    readonly size: { readonly md: object; readonly lg: object }
    readonly full: { readonly true: object }
  }
}
interface Notice extends Omit<Button, "className"> {
  readonly className: "notice"
  readonly slots: readonly ["root", "title"]
}

describe("class names of recipes", () => {
  const button = recipe<Button>("button", { size: "md" })

  it("name the recipe and its variants, with defaults", () => {
    expect(button()).toBe("button button--size_md")
    expect(button({ size: "lg", full: true })).toBe("button button--size_lg button--full_true")
    expect(button({ size: undefined, full: false })).toBe("button button--size_md")
  })

  it("name the slot of a recipe with slots", () => {
    expect(slotRecipe<Notice>("notice")({ size: "lg" })("title")).toBe("notice__title notice__title--size_lg")
  })
})
