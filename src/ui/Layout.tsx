// Placing: Column (one under another), Cluster (side by side, wrapping), Tiles (a grid), ActionBar (the next step, always in
// view), Beside (two columns where there is room), Page (width and air of a screen).
import type { HTMLAttributes, ReactNode } from "react"
import type {
  actionBar as actionBarDefinition,
  beside as asideDefinition,
  cluster as clusterDefinition,
  column as columnDefinition,
  page as pageDefinition,
  tiles as tilesDefinition
} from "../styles/recipes/layout.ts"
import { column, page } from "./classes.ts"
import { recipe, slotRecipe, type Variants } from "./recipe.ts"

const cluster = recipe<typeof clusterDefinition>("cluster", { gap: "sm" })
const actionBar = recipe<typeof actionBarDefinition>("action-bar")
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

/** The last thing in its column, or aside: stays at the lower edge of what scrolls. */
export const ActionBar = ({
  beside,
  children
}: Variants<typeof actionBarDefinition> & { readonly children: ReactNode }) => (
  <div className={actionBar({ beside })}>{children}</div>
)

const aside = slotRecipe<typeof asideDefinition>("beside")()

/** What is done, and beside it on wide screens what it is about; on narrow ones below it. */
export const Beside = (props: { readonly children: ReactNode; readonly aside: ReactNode }) => (
  <div className={aside("root")}>
    <Column gap="lg">{props.children}</Column>
    <div className={aside("aside")}>{props.aside}</div>
  </div>
)

/** A screen's outermost element: give it `data-machine` and `data-state`. */
export const Page = ({ as: Element = "div", width, ...rest }: Box & Variants<typeof pageDefinition>) => (
  <Element {...rest} className={page({ width })} />
)
