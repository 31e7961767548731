/** Asks the driver to open the link in the verification mail, on any device, and continues from there. */
import { useTranslation } from "react-i18next"
import type { AccessActor } from "../../../machines/access/index.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Cluster, Column, Page } from "../../ui/Layout.tsx"
import { mailIcon } from "../../ui/later-icons.ts"
import { Notice, type Tone } from "../../ui/Notice.tsx"
import { slotRecipe } from "../../ui/recipe.ts"
import { Spinner } from "../../ui/Skeleton.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"
import { useFlow } from "../flow.tsx"
import { reportAddress } from "../report/report-address.ts"
import { useShell } from "../shop-context.tsx"

const system = slotRecipe("system")()

type ReportText =
  | "emailVerification.notYet"
  | "emailVerification.resent"
  | "emailVerification.resendTooSoon"
  | "emailVerification.resendFailed"
  | "error.loginUnreachable.text"

/** Outcomes of a check or of a requested mail, by state. */
const reports: Readonly<Record<string, { readonly tone: Tone; readonly text: ReportText }>> = {
  "emailUnverified.stillUnverified": { tone: "warning", text: "emailVerification.notYet" },
  "emailUnverified.checkFailed": { tone: "error", text: "error.loginUnreachable.text" },
  "emailUnverified.mailSent": { tone: "success", text: "emailVerification.resent" },
  "emailUnverified.mailTooSoon": { tone: "warning", text: "emailVerification.resendTooSoon" },
  "emailUnverified.mailFailed": { tone: "error", text: "emailVerification.resendFailed" }
}

/** Address on a line of its own; one wider than a phone breaks before its domain. */
const Address = ({ email }: { readonly email: string }) => {
  const at = email.lastIndexOf("@")
  return (
    <strong translate="no">
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </strong>
  )
}

export const EmailVerification = ({ actor }: { readonly actor: AccessActor }) => {
  const { t } = useTranslation()
  const { offers } = useShell()
  const { context, state, marker } = useFlow(actor)
  const email = context.user?.email ?? ""
  const isSignedIn = context.user !== null
  const report = reports[state]
  const isChecking = state === "checkingVerification"
  const isSending = state === "resendingMail"
  return (
    <Page {...marker} width="reading">
      <Column gap="lg">
        <PageHeading>{t("emailVerification.title")}</PageHeading>
        <Column gap="xs">
          <Text>{t("emailVerification.text")}</Text>
          {email === "" ? null : <Address email={email} />}
        </Column>
        {isSignedIn ? (
          <Spinner>{t("emailVerification.otherDevice")}</Spinner>
        ) : (
          <Text tone="muted">{t("emailVerification.otherDevice")}</Text>
        )}
        {report === undefined ? null : (
          <Notice tone={report.tone} live="inView">
            {t(report.text)}
          </Notice>
        )}
        {isSignedIn ? (
          <Button
            full
            pending={isChecking}
            disabled={isSending}
            onClick={() => actor.send({ type: "VERIFICATION_CONFIRMED" })}
          >
            {t("emailVerification.verified")}
          </Button>
        ) : null}
        <Text size="sm" tone="muted">
          {t("emailVerification.notArrived")}
        </Text>
        <Cluster>
          <Button
            variant="quiet"
            edge="start"
            disabled={isChecking || isSending}
            onClick={() => actor.send({ type: "LOGIN_REQUESTED" })}
          >
            {t("emailVerification.backToLogin")}
          </Button>
          <LinkButton variant="quiet" edge="start" href={reportAddress({ about: "other" })}>
            {t("report.ask")}
          </LinkButton>
          {isSignedIn && offers("verificationMail") ? (
            <div className={system("later")}>
              <Button
                variant="quiet"
                edge="start"
                icon={mailIcon}
                pending={isSending}
                disabled={isChecking}
                onClick={() => actor.send({ type: "RESEND_REQUESTED" })}
              >
                {t("emailVerification.resend")}
              </Button>
            </div>
          ) : null}
        </Cluster>
      </Column>
    </Page>
  )
}
