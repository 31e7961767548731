// Surface that groups related content.
import type { HTMLAttributes } from "react"
import { recipe, type Variants } from "./recipe.ts"

const card = recipe("card")

export const Card = ({
  as: Element = "div",
  raised,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, "className"> &
  Variants<"card"> & { readonly as?: "div" | "section" | "article" | "li" | "form" }) => (
  <Element {...rest} className={card({ raised })} />
)
