import { describe, expect, it } from "vitest"
import { recipe, slotRecipe } from "./recipe.ts"

describe("class names of recipes", () => {
  const button = recipe("button", { size: "md" })

  it("name the recipe and its variants, with defaults", () => {
    expect(button()).toBe("button button--size_md")
    expect(button({ size: "lg", full: true })).toBe("button button--size_lg button--full_true")
    expect(button({ size: undefined, full: false })).toBe("button button--size_md")
  })

  it("name the slot of a recipe with slots", () => {
    expect(slotRecipe("price")({ size: "lg" })("tax")).toBe("price__tax price__tax--size_lg")
  })
})
