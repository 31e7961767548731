/** The screen of the page that is open, or of why it cannot be shown. */
import { Page } from "../ui/Layout.tsx"
import { SkeletonCards, SkeletonHeading } from "../ui/Skeleton.tsx"
import { CodeFailed } from "./CodeFailed.tsx"
import { screenOf } from "./flow-screens.ts"
import { ErrorPage, NotFoundScreen } from "./lazy-screens.ts"
import { scenes } from "./scenes.ts"
import type { StageView } from "./stage.ts"
import type { App } from "./start.ts"

interface CurrentScreenProps {
  readonly app: App
  readonly view: StageView
}

export const CurrentScreen = ({ app: { stage }, view }: CurrentScreenProps) => {
  const { route, flow } = view
  if (view.hasFailed) return <CodeFailed onTryAgain={stage.tryAgain} />
  if (route.name === "error") {
    return <ErrorPage reason={route.reason} access={stage.access} />
  }
  const scene = scenes[route.name]
  if (scene !== undefined) {
    const FlowScreen = screenOf(scene)
    return flow === null || FlowScreen === undefined ? (
      <Page aria-busy>
        <SkeletonHeading />
        <SkeletonCards />
      </Page>
    ) : (
      <FlowScreen key={flow.sessionId} actor={flow as never} />
    )
  }
  return <NotFoundScreen />
}
