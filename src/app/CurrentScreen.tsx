/** Renders the screen of the open page, or the reason why it cannot be shown. */
import { useSelector } from "@xstate/react"
import { Fragment, type ReactElement, useDeferredValue } from "react"
import type { LoadedPage } from "../pages/code.ts"
import { Column, Page } from "../ui/Layout.tsx"
import { HiddenHeading, Skeleton, SkeletonCards, SkeletonHeading } from "../ui/Skeleton.tsx"
import { CodeFailed } from "./CodeFailed.tsx"
import type { App } from "./running-app.ts"

interface CurrentScreenProps {
  readonly app: App
  readonly loaded: LoadedPage | null
  readonly loading: ReactElement
}

/** Placeholder in the shape of the next page: the home of a shop, or any other page. */
export const LoadingPage = ({ isHome }: { readonly isHome: boolean }) => (
  <Page aria-busy>
    {isHome ? (
      <Column gap="xl">
        <SkeletonHeading />
        <SkeletonCards />
      </Column>
    ) : (
      <Column>
        <HiddenHeading />
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton shape="again" />
      </Column>
    )}
  </Page>
)

export const CurrentScreen = ({ app: { actor }, loaded, loading }: CurrentScreenProps) => {
  const isCartOpen = useSelector(actor, ({ context }) => context.isCartOpen)
  // The cart comes first: the page beneath follows in pieces that yield to it.
  const behindCart = useDeferredValue(loaded)
  const shown = isCartOpen ? behindCart : loaded
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ page: "failed" }))
  if (hasFailed) return <CodeFailed onTryAgain={() => actor.send({ type: "TRY_AGAIN" })} />
  return shown === null ? loading : <Fragment key={shown.flow?.sessionId}>{shown.screen}</Fragment>
}
