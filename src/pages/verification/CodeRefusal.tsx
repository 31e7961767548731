/** Why a code was refused, for its field, and what can be done about it. */
import { useTranslation } from "react-i18next"
import type { VerificationActor } from "../../../machines/verification/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { reportAddress } from "../../features/report/report-address.ts"
import { useShell } from "../../features/shop-context.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { LinkButton } from "../../ui/Button.tsx"
import { mailIcon } from "../../ui/later-icons.ts"
import { Notice } from "../../ui/Notice.tsx"

const reasons = {
  "entering.codeUnknown": "verify.reason.unknown",
  "entering.codeUsedUp": "verify.reason.usedUp",
  "entering.codeExpired": "verify.reason.expired",
  "entering.codeOfOtherShop": "verify.reason.otherShop",
  "entering.limitReached": "verify.reason.limit",
  "entering.unreachable": "error.network.text",
  "entering.failed": "error.server.text",
  tooManyAttempts: "error.tooManyRequests.text"
} as const

const isRefusal = (state: string): state is keyof typeof reasons => Object.hasOwn(reasons, state)

/** Returns the error of the field; null without a refusal. */
export const useRefusal = (actor: VerificationActor): string | null => {
  const { t } = useTranslation()
  const format = useFormatters()
  const { context, state } = useFlow(actor)
  if (!isRefusal(state)) return null
  return [
    t("verify.failed"),
    t(reasons[state]),
    ...(state === "tooManyAttempts"
      ? [t("verify.wait", { duration: format.duration(context.waitSeconds) })]
      : [])
  ].join(" ")
}

/** Says that the driver has this code already, and leads to it. */
export const AlreadyAdded = ({ actor }: { readonly actor: VerificationActor }) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const { context, state } = useFlow(actor)
  return state === "entering.alreadyAdded" ? (
    <Notice
      tone="info"
      live
      actions={
        <LinkButton
          variant="secondary"
          href={addressOf({ name: "account", shop: context.shopPath, section: "verify" })}
        >
          {t("verify.showCodes")}
        </LinkButton>
      }
    >
      {t("verify.reason.alreadyAdded")}
    </Notice>
  ) : null
}

/** Link to a letter to the operator; most refusals are resolved in the field. */
export const AskOperator = ({ actor }: { readonly actor: VerificationActor }) => {
  const { t } = useTranslation()
  return useFlow(actor).hasTag("asksOperator") ? (
    <LinkButton variant="secondary" icon={mailIcon} href={reportAddress({ about: "code" })}>
      {t("report.ask")}
    </LinkButton>
  ) : null
}
