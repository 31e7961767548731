/** The screen of the page that is open, or of why it cannot be shown. */
import { useSelector } from "@xstate/react"
import { Fragment } from "react"
import type { Opened } from "../pages/code.ts"
import { Column, Page } from "../ui/Layout.tsx"
import { SkeletonCards, SkeletonHeading } from "../ui/Skeleton.tsx"
import { CodeFailed } from "./CodeFailed.tsx"
import type { App } from "./running-app.ts"

interface CurrentScreenProps {
  readonly app: App
  readonly shown: Opened | null
}

export const LoadingPage = () => (
  <Page aria-busy>
    <Column gap="xl">
      <SkeletonHeading />
      <SkeletonCards />
    </Column>
  </Page>
)

export const CurrentScreen = ({ app: { actor }, shown }: CurrentScreenProps) => {
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ page: "failed" }))
  if (hasFailed) return <CodeFailed onTryAgain={() => actor.send({ type: "TRY_AGAIN" })} />
  return shown === null ? <LoadingPage /> : <Fragment key={shown.flow?.sessionId}>{shown.screen}</Fragment>
}
