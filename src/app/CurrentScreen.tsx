/** The screen of the page that is open, or of why it cannot be shown. */
import { useSelector } from "@xstate/react"
import { Page } from "../ui/Layout.tsx"
import { SkeletonCards, SkeletonHeading } from "../ui/Skeleton.tsx"
import { CodeFailed } from "./CodeFailed.tsx"
import type { FlowScreenParts } from "./flow-screens.ts"
import { ErrorPage, NotFoundScreen } from "./lazy-screens.ts"
import type { App } from "./running-app.ts"
import { accessOf } from "./running-app.ts"
import { scenes } from "./scenes.ts"

interface CurrentScreenProps {
  readonly app: App
  readonly shown: FlowScreenParts | null
}

export const LoadingPage = () => (
  <Page aria-busy>
    <SkeletonHeading />
    <SkeletonCards />
  </Page>
)

export const CurrentScreen = ({ app: { actor }, shown }: CurrentScreenProps) => {
  const page = useSelector(actor, ({ context }) => context.page)
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ page: "failed" }))
  if (hasFailed) return <CodeFailed onTryAgain={() => actor.send({ type: "TRY_AGAIN" })} />
  if (page.name === "error") return <ErrorPage reason={page.reason} access={accessOf(actor)} />
  if (scenes[page.name] === undefined) return <NotFoundScreen />
  return shown === null ? (
    <LoadingPage />
  ) : (
    <shown.Screen key={shown.flow.sessionId} actor={shown.flow as never} />
  )
}
