// Placeholders for content being loaded, and a spinner with a text for content without a shape.
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Column } from "./Layout.tsx"
import { recipe, slotRecipe, type Variants } from "./recipe.ts"
import { VisuallyHidden } from "./Text.tsx"

const skeleton = recipe("skeleton", { shape: "text" })
const spinner = slotRecipe("spinner")()
const offers = slotRecipe("offers")()
const ticketCard = slotRecipe("ticket-card")()

/** Grey bar in the shape of the content. Hidden from screen readers: announce the loading once, beside it. */
export const Skeleton = ({ shape }: Variants<"skeleton">) => (
  <span className={skeleton({ shape })} aria-hidden="true" />
)

const SkeletonCard = () => (
  <div className={ticketCard("root")} aria-hidden="true">
    <div className={ticketCard("title")}>
      <Skeleton shape="heading" />
    </div>
    <div className={ticketCard("body")}>
      <Skeleton />
    </div>
    <div className={ticketCard("meta")}>
      <Skeleton shape="pill" />
    </div>
  </div>
)

/** Placeholder of the first group of cards: four by default. */
export const SkeletonCards = ({ count = 4 }: { readonly count?: number }) => (
  <Column>
    <Skeleton shape="heading" />
    <div className={offers("rows")}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
        <SkeletonCard key={index} />
      ))}
    </div>
  </Column>
)

/** Heading of the page until its own is rendered, for screen readers, which get no shapes. */
export const HiddenHeading = () => (
  <VisuallyHidden role="heading" aria-level={1}>
    {useTranslation().t("common.productName")}
  </VisuallyHidden>
)

/** Placeholder of a shop's heading: cover and two lines. */
export const SkeletonHeading = () => (
  <Column gap="md">
    <HiddenHeading />
    <Skeleton shape="cover" />
    <Skeleton shape="heading" />
    <Skeleton shape="short" />
  </Column>
)

/** Spinner with a text, which is announced. */
export const Spinner = ({ children }: { readonly children: ReactNode }) => (
  <p className={spinner("root")} role="status">
    <span className={spinner("wheel")} aria-hidden="true" />
    <span>{children}</span>
  </p>
)
