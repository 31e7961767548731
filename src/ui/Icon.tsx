// The product's icons: our own drawings on a 24 grid, in the colour of the text. Decoration only; the words stand beside them.
import type { icon as definition } from "../styles/recipes/text.ts"
import { recipe } from "./recipe.ts"

const paths = {
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0",
  arrowLeft: "M19 12H5m6-6-6 6 6 6",
  arrowRight: "M5 12h14m-6-6 6 6-6 6",
  calendar: "M4 6.5h16v13H4zM4 10.5h16M8 3.5v4M16 3.5v4",
  cart: "M3 4h2.5l2.2 10.5h10.1L20 7.5H6.3M9.5 19.5h.01M16.5 19.5h.01",
  check: "m5 12.5 4.5 4.5L19 7.5",
  chevronDown: "m6 9 6 6 6-6",
  close: "m6 6 12 12M18 6 6 18",
  error: "M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2zM12 7.5v5.5M12 16.5h.01",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5h.01",
  key: "M8.5 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.8 11.4 19.5 4M16 7.5l2.5 2.5",
  login: "M10 4h9v16h-9M4 12h10m-4-4 4 4-4 4",
  logout: "M14 4H5v16h9M10 12h10m-4-4 4 4-4 4",
  mail: "M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  pin: "M12 21.5s7-6.2 7-11.5a7 7 0 0 0-14 0c0 5.3 7 11.5 7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  plus: "M12 5v14M5 12h14",
  print: "M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z",
  receipt: "M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  refresh: "M20 12a8 8 0 1 1-2.4-5.7M20 3.5V8h-4.5",
  success: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l2.8 2.8L16 9.5",
  ticket: "M3.5 7h17v3.5a1.5 1.5 0 0 0 0 3V17h-17v-3.5a1.5 1.5 0 0 0 0-3ZM14 7v1.5M14 11.25v1.5M14 15.5V17",
  trash: "M4 7h16M9.5 7V4h5v3M6 7l1 13.5h10L18 7M10 11v6M14 11v6",
  warning: "M12 3.5 22 20.5H2zM12 10v5M12 17.75h.01"
} as const

export type IconName = keyof typeof paths

const icon = recipe<typeof definition>("icon")

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={icon()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
)
