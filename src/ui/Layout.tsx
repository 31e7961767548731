// Layout: Column (vertical), Cluster (horizontal, wrapping), Tiles (grid), ActionBar (the next step, always
// in view), Beside (two columns where there is room), Page (width and padding of a screen).
import type { HTMLAttributes, ReactNode } from "react"
import { column, page } from "./classes.ts"
import type { Elements } from "./elements.ts"
import { recipe, slotRecipe, type Variants } from "./recipe.ts"

const cluster = recipe("cluster", { gap: "sm" })
const actionBar = recipe("action-bar")
const tiles = recipe("tiles", { columns: "cards" })

type Box = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  readonly as?: "div" | "section" | "article" | "ul" | "ol" | "li" | "form" | "nav" | "fieldset"
}

export const Column = ({ as: Element = "div", gap, ...rest }: Box & Variants<"column">) => (
  <Element {...rest} className={column({ gap })} />
)

export const Cluster = ({ as: Element = "div", gap, justify, ...rest }: Box & Variants<"cluster">) => (
  <Element {...rest} className={cluster({ gap, justify })} />
)

export const Tiles = ({ as: Element = "div", columns, ...rest }: Box & Variants<"tiles">) => (
  <Element {...rest} className={tiles({ columns })} />
)

interface ActionBarProps extends Omit<Variants<"action-bar">, "holds"> {
  readonly children: ReactNode
  /** Sticks above the bar where the window is high, and scrolls with the page in others. */
  readonly above?: Elements
}

/** Last element of its column or aside: sticks to the lower edge of the scroll container. */
export const ActionBar = ({ beside, above, children }: ActionBarProps) => {
  const bar = <div className={actionBar({ beside })}>{children}</div>
  return above ? (
    <div className={actionBar({ holds: true })}>
      {above}
      {bar}
    </div>
  ) : (
    bar
  )
}

const aside = slotRecipe("beside")()

/** Main content, with its context beside it on wide screens and below it on narrow ones. */
export const Beside = (props: { readonly children: ReactNode; readonly aside: ReactNode }) => (
  <div className={aside("root")}>
    <Column gap="lg">{props.children}</Column>
    <div className={aside("aside")}>{props.aside}</div>
  </div>
)

/** Outermost element of a screen: pass `data-machine` and `data-state`. */
export const Page = ({ as: Element = "div", width, ...rest }: Box & Variants<"page">) => (
  <Element {...rest} className={page({ width })} />
)
