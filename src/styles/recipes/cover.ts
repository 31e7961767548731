// Pictures of a shop: cover and logo.
import { defineRecipe } from "./define.ts"

export const cover = defineRecipe({
  className: "cover",
  base: {
    width: "full",
    height: "clamp(5.5rem, 22vw, 17rem)",
    // The first page has nothing else to look at.
    "&:not([data-cover])": { minHeight: "8rem" },
    objectFit: "cover",
    // Less height shows less sky.
    objectPosition: "50% 85%",
    borderBottom: "0.375rem solid var(--accent, transparent)",
    borderRadius: "lg",
    background: "tint",
    // Our drawings have an evening of their own; operators upload photographs.
    "&:not([src$='.svg'])": { _osDark: { filter: "brightness(0.8)" } }
  }
})

/** Logo of a shop over the lower edge of its cover, on the first page after a code. */
export const logo = defineRecipe({
  className: "logo",
  base: {
    width: "4rem",
    height: "4rem",
    marginTop: "-3.5rem",
    marginInlineStart: "4",
    padding: "1",
    objectFit: "contain",
    borderRadius: "lg",
    background: "card"
  }
})
