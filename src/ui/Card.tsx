// Surface that groups related content.
import type { HTMLAttributes } from "react"
import type { card as definition } from "../styles/recipes/surfaces.ts"
import { recipe, type Variants } from "./recipe.ts"

const card = recipe<typeof definition>("card")

export const Card = ({
  as: Element = "div",
  raised,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, "className"> &
  Variants<typeof definition> & { readonly as?: "div" | "section" | "article" | "li" | "form" }) => (
  <Element {...rest} className={card({ raised })} />
)
