/** Explains why a code was refused, with possible actions. Renders nothing without a refusal. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { verificationMachine } from "../../../machines/verification/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { reportAddress } from "../../features/report/report-address.ts"
import { useShell } from "../../features/shop-context.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { LinkButton } from "../../ui/Button.tsx"
import { Column } from "../../ui/Layout.tsx"
import { mailIcon } from "../../ui/later-icons.ts"
import { Notice } from "../../ui/Notice.tsx"
import { Text } from "../../ui/Text.tsx"

interface CodeRefusalProps {
  readonly actor: ActorRefFrom<typeof verificationMachine>
}

const reasons = {
  "entering.codeUnknown": "verify.reason.unknown",
  "entering.codeUsedUp": "verify.reason.usedUp",
  "entering.codeExpired": "verify.reason.expired",
  "entering.codeOfOtherShop": "verify.reason.otherShop",
  "entering.limitReached": "verify.reason.limit",
  "entering.alreadyAdded": "verify.reason.alreadyAdded",
  "entering.unreachable": "error.network.text",
  "entering.failed": "error.server.text",
  tooManyAttempts: "error.tooManyRequests.text"
} as const

const isRefusal = (state: string): state is keyof typeof reasons => Object.hasOwn(reasons, state)

/** Link to where the refusal can be resolved; most are resolved in the field. */
const NextStep = ({ actor }: CodeRefusalProps) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const { context, state, hasTag } = useFlow(actor)
  if (state === "entering.alreadyAdded") {
    return (
      <LinkButton
        variant="secondary"
        href={addressOf({ name: "account", shop: context.shopPath, section: "verify" })}
      >
        {t("verify.showCodes")}
      </LinkButton>
    )
  }
  return hasTag("asksOperator") ? (
    <LinkButton variant="secondary" icon={mailIcon} href={reportAddress({ about: "code" })}>
      {t("report.ask")}
    </LinkButton>
  ) : null
}

export const CodeRefusal = ({ actor }: CodeRefusalProps) => {
  const { t } = useTranslation()
  const format = useFormatters()
  const { context, state } = useFlow(actor)
  if (!isRefusal(state)) return null
  const isLate = state === "entering.alreadyAdded"
  return (
    // Not announced: the message at the bottom of the page appears at the same time and is.
    <Notice
      tone={isLate ? "info" : "error"}
      title={isLate ? undefined : t("verify.failed")}
      actions={<NextStep actor={actor} />}
    >
      <Column gap="xs">
        <Text>{t(reasons[state])}</Text>
        {state === "tooManyAttempts" ? (
          <Text>{t("verify.wait", { duration: format.duration(context.waitSeconds) })}</Text>
        ) : null}
      </Column>
    </Notice>
  )
}
