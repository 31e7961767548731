// Placing: Column (one under another), Cluster (side by side, wrapping), Tiles (a grid), Page (width and air of a screen).
import type { HTMLAttributes } from "react"
import type {
  cluster as clusterDefinition,
  column as columnDefinition,
  page as pageDefinition,
  tiles as tilesDefinition
} from "../styles/recipes/layout.ts"
import { column, page } from "./classes.ts"
import { recipe, type Variants } from "./recipe.ts"

const cluster = recipe<typeof clusterDefinition>("cluster", { gap: "sm" })
const tiles = recipe<typeof tilesDefinition>("tiles", { columns: "cards" })

type Box = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  readonly as?: "div" | "section" | "article" | "ul" | "ol" | "li" | "form" | "nav" | "fieldset"
}

export const Column = ({ as: Element = "div", gap, ...rest }: Box & Variants<typeof columnDefinition>) => (
  <Element {...rest} className={column({ gap })} />
)

export const Cluster = ({
  as: Element = "div",
  gap,
  justify,
  ...rest
}: Box & Variants<typeof clusterDefinition>) => <Element {...rest} className={cluster({ gap, justify })} />

export const Tiles = ({ as: Element = "div", columns, ...rest }: Box & Variants<typeof tilesDefinition>) => (
  <Element {...rest} className={tiles({ columns })} />
)

/** A screen's outermost element: give it `data-machine` and `data-state`. */
export const Page = ({ as: Element = "div", width, ...rest }: Box & Variants<typeof pageDefinition>) => (
  <Element {...rest} className={page({ width })} />
)
