// Text: headings of level and size, paragraphs, badges, and text for screen readers only.
import type { HTMLAttributes, ReactNode } from "react"
import { heading, text } from "./classes.ts"
import { pageHeadingId } from "./focus.ts"
import { recipe, type Variants } from "./recipe.ts"

const badge = recipe("badge", { tone: "neutral" })
const offscreen = recipe("offscreen")

type Words = Omit<HTMLAttributes<HTMLElement>, "className">

const sizeOfLevel = { 1: "page", 2: "section", 3: "card" } as const

/** Heading. Its size follows its level by default. */
export const Heading = ({
  level,
  size,
  ...rest
}: Words & { readonly level: 1 | 2 | 3 } & Variants<"heading">) => {
  const Element = `h${level}` as const
  return <Element {...rest} className={heading({ size: size ?? sizeOfLevel[level] })} />
}

/** The only h1 of a screen; `focusPageHeading()` moves the focus here after navigation. */
export const PageHeading = ({ size, ...rest }: Words & Variants<"heading">) => (
  <Heading level={1} size={size} id={pageHeadingId} tabIndex={-1} {...rest} />
)

/** Paragraph. */
export const Text = ({ size, tone, ...rest }: Words & Variants<"text">) => (
  <p {...rest} className={text({ size, tone })} />
)

/** Word in a coloured capsule: a status, a kind. The meaning is in the word, never in the colour alone. */
export const Badge = ({ tone, children }: Variants<"badge"> & { readonly children: ReactNode }) => (
  <span className={badge({ tone })}>{children}</span>
)

/** For screen readers only. */
export const VisuallyHidden = (props: Words) => <span {...props} className={offscreen()} />
