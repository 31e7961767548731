/** Screen of the access flow: redirects to the login and back, or explains the failure. */
import { useTranslation } from "react-i18next"
import type { AccessActor } from "../../../machines/access/index.ts"
import { wrongClock } from "../../../schemas/login-refusal.ts"
import type { BeforeLogin } from "../../boot/before-login.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Column, Page } from "../../ui/Layout.tsx"
import { Spinner } from "../../ui/Skeleton.tsx"
import { PageHeading } from "../../ui/Text.tsx"
import { useFlow } from "../flow.tsx"
import { ProblemPage } from "../problem/ProblemPage.tsx"

/** Names the shop before the login, so that the request for a password is trusted. */
const WhereTo = ({ where: { shop, operator, area, domain } }: { readonly where: BeforeLogin }) => {
  const { t } = useTranslation()
  return (
    <Facts
      entries={[
        [t("interstitial.shop"), shop],
        [t("interstitial.operator"), operator],
        [t("interstitial.area"), area],
        [t("interstitial.domain"), domain]
      ]}
    />
  )
}

interface AccessScreenProps {
  readonly actor: AccessActor
  readonly where: BeforeLogin
}

const Waiting = ({ actor, where }: AccessScreenProps) => {
  const { t } = useTranslation()
  const { state, hasTag } = useFlow(actor)
  const isLeaving = state === "leavingForLogin"
  const words =
    state === "leavingForLogout"
      ? t("interstitial.loggingOut")
      : hasTag("returning")
        ? t("interstitial.returning")
        : isLeaving
          ? t("interstitial.comeBack")
          : t("interstitial.checking")
  return (
    <Column gap="lg">
      <PageHeading>{isLeaving ? t("interstitial.title") : t("common.productName")}</PageHeading>
      {isLeaving ? <WhereTo where={where} /> : null}
      <Spinner>{words}</Spinner>
    </Column>
  )
}

export const AccessScreen = ({ actor, where }: AccessScreenProps) => {
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
          problem={context.refusal === wrongClock ? "wrongClock" : "loginFailed"}
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
        <Waiting actor={actor} where={where} />
      )}
    </Page>
  )
}
