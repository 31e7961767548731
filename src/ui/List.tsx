// List of items.
import type { HTMLAttributes } from "react"
import type { list as definition } from "../styles/recipes/text.ts"
import { recipe, type Variants } from "./recipe.ts"

const list = recipe<typeof definition>("list", { kind: "dots" })

/** `numbers` where the order matters. */
export const List = ({
  kind,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, "className"> & Variants<typeof definition>) => {
  const Element = kind === "numbers" ? "ol" : "ul"
  return <Element {...rest} className={list({ kind })} />
}
