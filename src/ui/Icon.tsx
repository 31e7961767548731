// Icons: our own drawings on a 24 grid, in the text colour. Decorative only: a text is always beside them.
import { recipe } from "./recipe.ts"

const paths = {
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0",
  cart: "M3 4h2.5l2.2 10.5h10.1L20 7.5H6.3M9.5 19.5h.01M16.5 19.5h.01",
  close: "m6 6 12 12M18 6 6 18",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18",
  login: "M10 4h9v16h-9M4 12h10m-4-4 4 4-4 4",
  logout: "M14 4H5v16h9M10 12h10m-4-4 4 4-4 4",
  menu: "M4 7h16M4 12h16M4 17h16",
  pin: "M12 21.5s7-6.2 7-11.5a7 7 0 0 0-14 0c0 5.3 7 11.5 7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  plus: "M12 5v14M5 12h14",
  refresh: "M20 12a8 8 0 1 1-2.4-5.7M20 3.5V8h-4.5"
} as const

/** Name of an icon of the first page, or path data of another one (later-icons.ts). */
export type IconName = keyof typeof paths | `M${string}`

const icon = recipe("icon")

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={icon()} viewBox="0 0 24 24" aria-hidden="true">
    <path d={name in paths ? paths[name as keyof typeof paths] : name} />
  </svg>
)
