/** Asks for the link in the mailbox to be opened, on whatever device, and goes on from there. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { accessMachine } from "../../../machines/access/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Cluster, Column, Page } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"
import { useFlow } from "../flow.tsx"
import { usePageTitle } from "../shop-context.tsx"

export const EmailVerification = ({ actor }: { readonly actor: ActorRefFrom<typeof accessMachine> }) => {
  const { t } = useTranslation()
  const { context, state, snapshot, marker } = useFlow(actor)
  const email = context.user?.email ?? ""
  const isChecking = state === "checkingVerification"
  usePageTitle(t("emailVerification.title"))
  return (
    <Page {...marker} width="reading">
      <Column gap="lg">
        <PageHeading>{t("emailVerification.title")}</PageHeading>
        <Text>
          {email === "" ? t("emailVerification.textWithoutAddress") : t("emailVerification.text", { email })}
        </Text>
        <Text tone="muted">{t("emailVerification.otherDevice")}</Text>
        {state === "emailUnverified.stillUnverified" ? (
          <Notice tone="warning" live>
            {t("emailVerification.notYet")}
          </Notice>
        ) : null}
        {state === "emailUnverified.checkFailed" ? (
          <Notice tone="error" live>
            {t("error.loginUnreachable.text")}
          </Notice>
        ) : null}
        <Cluster>
          {snapshot.can({ type: "VERIFICATION_CONFIRMED" }) || isChecking ? (
            <Button pending={isChecking} onClick={() => actor.send({ type: "VERIFICATION_CONFIRMED" })}>
              {t("emailVerification.verified")}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={() => actor.send({ type: "LOGIN_REQUESTED" })}>
            {t("emailVerification.backToLogin")}
          </Button>
        </Cluster>
        <Text size="sm" tone="muted">
          {t("emailVerification.notArrived")}
        </Text>
      </Column>
    </Page>
  )
}
