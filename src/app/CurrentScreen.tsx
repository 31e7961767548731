/** The screen of the page that is open, of the way to it, or of why it cannot be shown. */
import { useTranslation } from "react-i18next"
import { AccessScreen } from "../screens/access/AccessScreen.tsx"
import { EmailVerification } from "../screens/access/EmailVerification.tsx"
import { ProblemPage } from "../screens/problem/ProblemPage.tsx"
import { Button } from "../ui/Button.tsx"
import { Page } from "../ui/Layout.tsx"
import { SkeletonCards, SkeletonHeading } from "../ui/Skeleton.tsx"
import { ContactScreen, ErrorScreen, flowScreen, NotFoundScreen } from "./lazy-screens.ts"
import type { StageView } from "./stage.ts"
import type { App } from "./start.ts"

interface CurrentScreenProps {
  readonly app: App
  readonly view: StageView
  /** The driver is on the way in or out, not on a page. */
  readonly isAtDoor: boolean
}

const CodeFailed = ({ onTryAgain }: { readonly onTryAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <Page width="reading">
      <ProblemPage
        problem="network"
        actions={
          <Button icon="refresh" onClick={onTryAgain}>
            {t("error.actions.retry")}
          </Button>
        }
      />
    </Page>
  )
}

export const CurrentScreen = ({ app: { stage }, view, isAtDoor }: CurrentScreenProps) => {
  const { route, flow } = view
  const access = stage.access.getSnapshot()
  if (route.name === "emailVerification" && access.matches("anonymous")) {
    return <EmailVerification actor={stage.access} />
  }
  if (isAtDoor) return <AccessScreen actor={stage.access} />
  if (view.hasFailed) return <CodeFailed onTryAgain={stage.tryAgain} />
  if (route.name === "error") {
    return <ErrorScreen reason={route.reason} isSignedIn={access.context.user !== null} />
  }
  if (route.name === "contact") return <ContactScreen shopPath={route.shop} />
  const Screen = flowScreen(route.name)
  if (Screen !== undefined) {
    return flow === null ? (
      <Page aria-busy>
        <SkeletonHeading />
        <SkeletonCards />
      </Page>
    ) : (
      <Screen key={flow.sessionId} actor={flow as never} />
    )
  }
  return <NotFoundScreen />
}
