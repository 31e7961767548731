/** A page that says what went wrong and what to do now. */
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"

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
  /** For the hotline: a code, never a sentence of somebody else. */
  readonly cause?: string | null
  /** What happens next, where that differs from time to time. */
  readonly details?: string | null
  readonly actions: ReactNode
}

export const ProblemPage = ({ problem, cause, details, actions }: ProblemPageProps) => {
  const { t } = useTranslation()
  return (
    <Column gap="lg">
      <PageHeading>{t(`error.${problem}.title`)}</PageHeading>
      <Notice tone={problem === "noShop" || problem === "loggedOut" ? "info" : "error"}>
        {t(`error.${problem}.text`)}
      </Notice>
      {details ? <Text>{details}</Text> : null}
      {cause ? (
        <Text size="sm" tone="muted">
          {t("error.cause", { cause })}
        </Text>
      ) : null}
      <Cluster>{actions}</Cluster>
    </Column>
  )
}
