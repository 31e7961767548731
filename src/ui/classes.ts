/** Class names of parts shared with pages without React: see `src/boot/plain-page.ts`. */
import { recipe, slotRecipe } from "./recipe.ts"

export const button = recipe("button", { variant: "primary", size: "md" })
export const column = recipe("column", { gap: "md" })
export const cover = recipe("cover")
export const logo = recipe("logo")
export const page = recipe("page", { width: "content" })
export const facts = slotRecipe("facts")()
export const heading = recipe("heading")
export const text = recipe("text")
