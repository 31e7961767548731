/** Page that explains a failure and the possible actions. */
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../ui/Button.tsx"
import type { Elements } from "../../ui/elements.ts"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { Scene } from "../../ui/Scene.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"
import { usePageTitle } from "../page-title.ts"
import { reportAddress } from "../report/report-address.ts"

export type ProblemName =
  | "generic"
  | "network"
  | "server"
  | "inactiveShop"
  | "notAllowed"
  | "tooManyRequests"
  | "shopNotFound"
  | "noShop"
  | "loggedOut"
  | "configuration"
  | "loginFailed"
  | "wrongClock"
  | "loginUnreachable"
  | "sessionLost"

interface ProblemPageProps {
  readonly problem: ProblemName
  /** For the hotline: a code, never a sentence from a third party. */
  readonly cause?: string | null
  /** Next step, where it varies. */
  readonly details?: string | null
  readonly actions: Elements
}

export const ProblemPage = ({ problem, cause, details, actions }: ProblemPageProps) => {
  const { t } = useTranslation()
  usePageTitle(t(`error.${problem}.title`), 2)
  const isWrong = problem !== "noShop" && problem !== "loggedOut"
  const isClosed = problem === "inactiveShop"
  // Nothing is broken where no tickets are sold.
  const isBroken = isWrong && !isClosed && problem !== "shopNotFound"
  return (
    <Column gap="lg">
      <PageHeading>{t(`error.${problem}.title`)}</PageHeading>
      {problem === "loggedOut" ? null : <Scene name={isClosed ? "closed" : "unknown"} />}
      <Notice tone={isBroken ? "error" : "info"}>{t(`error.${problem}.text`)}</Notice>
      {details ? <Text>{details}</Text> : null}
      {cause ? (
        <Text size="sm" tone="muted" translate="no">
          {t("error.cause", { cause })}
        </Text>
      ) : null}
      <Column gap="sm">
        <Cluster>{actions}</Cluster>
        {isWrong ? (
          <Cluster>
            <LinkButton
              variant="quiet"
              edge="start"
              href={reportAddress({ about: "other", cause: cause ?? problem })}
            >
              {t("report.ask")}
            </LinkButton>
          </Cluster>
        ) : null}
      </Column>
    </Column>
  )
}
