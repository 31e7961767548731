/** What is shown around a page, each part loaded when it is needed. */
import { lazy } from "react"
import { withWords } from "../i18n/index.ts"
import { optional } from "../ui/optional.ts"

/** Over the page, and only once it stands. */
export const Overlays = lazy(withWords(() => import("./Overlays.tsx")))

/** Says nothing on the page, so nobody waits for it. */
export const PageMeta = optional(withWords(() => import("./PageMeta.tsx")))

export const Footer = optional(withWords(() => import("../layouts/Footer.tsx")))

export const AccessPages = lazy(withWords(() => import("./AccessPages.tsx")))
