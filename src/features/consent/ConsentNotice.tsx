/** Asks for consent to report usage: at the edge of the page, without blocking it. */
import { useTranslation } from "react-i18next"
import type { ConsentActor } from "../../../machines/consent/index.ts"
import { Button } from "../../ui/Button.tsx"
import { EdgeNotice } from "../../ui/EdgeNotice.tsx"
import { Text } from "../../ui/Text.tsx"
import { useFlow } from "../flow.tsx"

/** Both buttons look the same, so that neither choice is easier. */
export const Decision = ({ actor }: { readonly actor: ConsentActor }) => {
  const { t } = useTranslation()
  return (
    <>
      <Button variant="secondary" onClick={() => actor.send({ type: "REFUSED" })}>
        {t("consent.refuse")}
      </Button>
      <Button variant="secondary" onClick={() => actor.send({ type: "AGREED" })}>
        {t("consent.agree")}
      </Button>
    </>
  )
}

export const ConsentNotice = ({ actor }: { readonly actor: ConsentActor }) => {
  const { t } = useTranslation()
  const { context, state, marker, hasTag } = useFlow(actor)
  // The marker names the state also when nothing is shown; the details have their own marker.
  if (hasTag("details")) return null
  if (state !== "undecided.notice" || context.recipient === null) return <div {...marker} hidden />
  return (
    <EdgeNotice {...marker} title={t("consent.noticeTitle")} actions={<Decision actor={actor} />}>
      <Text size="sm">
        <span>{`${t("consent.noticeText", { recipient: context.recipient })} `}</span>
        <a href="#cookies">{t("consent.more")}</a>
      </Text>
    </EdgeNotice>
  )
}
