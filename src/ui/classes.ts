/** Class names of parts shared with pages without React: see `src/boot/plain-page.ts`. */
import type { button as buttonDefinition } from "../styles/recipes/controls.ts"
import type { cover as coverDefinition, logo as logoDefinition } from "../styles/recipes/cover.ts"
import type { column as columnDefinition, page as pageDefinition } from "../styles/recipes/layout.ts"
import type {
  facts as factsDefinition,
  heading as headingDefinition,
  text as textDefinition
} from "../styles/recipes/text.ts"
import { recipe, slotRecipe } from "./recipe.ts"

export const button = recipe<typeof buttonDefinition>("button", { variant: "primary", size: "md" })
export const column = recipe<typeof columnDefinition>("column", { gap: "md" })
export const cover = recipe<typeof coverDefinition>("cover")
export const logo = recipe<typeof logoDefinition>("logo")
export const page = recipe<typeof pageDefinition>("page", { width: "content" })
export const facts = slotRecipe<typeof factsDefinition>("facts")()
export const heading = recipe<typeof headingDefinition>("heading")
export const text = recipe<typeof textDefinition>("text")
