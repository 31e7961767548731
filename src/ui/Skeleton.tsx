// What stands where something is about to appear, and a wheel with words for waits without a shape.
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { skeleton as definition, spinner as spinnerDefinition } from "../styles/recipes/feedback.ts"
import type { ticketCard as ticketDefinition } from "../styles/recipes/ticket.ts"
import { Column, Tiles } from "./Layout.tsx"
import { recipe, slotRecipe, type Variants } from "./recipe.ts"
import { VisuallyHidden } from "./Text.tsx"

const skeleton = recipe<typeof definition>("skeleton", { shape: "text" })
const spinner = slotRecipe<typeof spinnerDefinition>("spinner")()
const ticketCard = slotRecipe<typeof ticketDefinition>("ticket-card")()

/** A grey bar, of the shape of what will come. Hidden from screen readers: say what is loading once, beside it. */
export const Skeleton = ({ shape }: Variants<typeof definition>) => (
  <span className={skeleton({ shape })} aria-hidden="true" />
)

const SkeletonCard = () => (
  <div className={ticketCard("root")} aria-hidden="true">
    <div className={ticketCard("body")}>
      <Skeleton shape="heading" />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="pill" />
    </div>
    <div className={ticketCard("stub")}>
      <Skeleton shape="short" />
      <Skeleton shape="button" />
    </div>
  </div>
)

/** The first group of cards on its way: four, unless said otherwise. */
export const SkeletonCards = ({ count = 4 }: { readonly count?: number }) => (
  <Column>
    <Skeleton shape="heading" />
    <Tiles>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
        <SkeletonCard key={index} />
      ))}
    </Tiles>
  </Column>
)

/** What the page is headed until its own heading comes, for those who cannot see its shape. */
export const HiddenHeading = () => (
  <VisuallyHidden role="heading" aria-level={1}>
    {useTranslation().t("common.productName")}
  </VisuallyHidden>
)

/** The heading of a shop on its way: cover and two lines. */
export const SkeletonHeading = () => (
  <Column gap="md">
    <HiddenHeading />
    <Skeleton shape="cover" />
    <Skeleton shape="heading" />
    <Skeleton shape="short" />
  </Column>
)

/** A turning wheel and what is going on, read out. */
export const Spinner = ({ children }: { readonly children: ReactNode }) => (
  <p className={spinner("root")} role="status">
    <span className={spinner("wheel")} aria-hidden="true" />
    <span>{children}</span>
  </p>
)
