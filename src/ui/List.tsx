// List of items.
import type { HTMLAttributes } from "react"
import { recipe, type Variants } from "./recipe.ts"

const list = recipe("list", { kind: "dots" })

/** `numbers` where the order matters. */
export const List = ({
  kind,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, "className"> & Variants<"list">) => {
  const Element = kind === "numbers" ? "ol" : "ul"
  return <Element {...rest} className={list({ kind })} />
}
