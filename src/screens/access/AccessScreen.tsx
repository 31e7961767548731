/** What a driver sees on the way in: to the login and back, or told why it did not work. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { accessMachine } from "../../../machines/access/index.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Column, Page } from "../../ui/Layout.tsx"
import { Spinner } from "../../ui/Skeleton.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"
import { useFlow } from "../flow.tsx"
import { ProblemPage } from "../problem/ProblemPage.tsx"

type AccessActor = ActorRefFrom<typeof accessMachine>

const Waiting = ({ actor, state }: { readonly actor: AccessActor; readonly state: string }) => {
  const { t } = useTranslation()
  const { destination } = useFlow(actor).context
  const isLeaving = state === "leavingForLogin"
  const words =
    state === "leavingForLogout"
      ? t("loginHop.loggingOut")
      : state === "completingLogin" || state === "returning"
        ? t("loginHop.returning")
        : isLeaving
          ? t("loginHop.comeBack")
          : t("loginHop.checking")
  return (
    <Column gap="lg">
      <PageHeading>{isLeaving ? t("loginHop.title") : t("common.productName")}</PageHeading>
      {isLeaving && destination !== null ? (
        <Text>
          {window.location.host}
          {destination.shop === null ? "" : `/${destination.shop}`}
        </Text>
      ) : null}
      <Spinner>{words}</Spinner>
    </Column>
  )
}

export const AccessScreen = ({ actor }: { readonly actor: AccessActor }) => {
  const { t } = useTranslation()
  const { context, state, marker } = useFlow(actor)
  const again = (
    <Button icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
      {t("error.actions.retry")}
    </Button>
  )
  return (
    <Page {...marker} width="reading">
      {state === "loginRefused" ? (
        <ProblemPage
          problem="loginFailed"
          cause={context.refusal}
          actions={
            <>
              <Button icon="login" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
                {t("error.actions.login")}
              </Button>
              <LinkButton variant="secondary" href="/">
                {t("error.actions.home")}
              </LinkButton>
            </>
          }
        />
      ) : state === "providerUnreachable" ? (
        <ProblemPage problem="loginUnreachable" actions={again} />
      ) : (
        <Waiting actor={actor} state={state} />
      )}
    </Page>
  )
}
