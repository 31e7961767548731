/** The code was added to the account: link to what it unlocks, or enter another one. */
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { verificationMachine } from "../../../machines/verification/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { focusPageHeading } from "../../ui/focus.ts"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { arrowRightIcon } from "../../ui/later-icons.ts"
import { Notice } from "../../ui/Notice.tsx"
import { codeFieldId } from "./CodeForm.tsx"

export const Verified = ({ actor }: { readonly actor: ActorRefFrom<typeof verificationMachine> }) => {
  const { t } = useTranslation()
  const { code } = useFlow(actor).context
  // The pressed button, which had the focus, is unmounted.
  useEffect(() => {
    focusPageHeading()
    document.activeElement?.scrollIntoView({ block: "nearest" })
  }, [])
  const enterAnother = () => {
    actor.send({ type: "ANOTHER_REQUESTED" })
    // The field is rendered after this event has been handled.
    queueMicrotask(() => document.getElementById(codeFieldId)?.focus())
  }
  return (
    <Card as="section">
      <Column gap="md">
        <Notice tone="success" title={t("verify.succeeded")}>
          <strong translate="no">{code}</strong>
        </Notice>
        <Cluster>
          <Button iconAfter={arrowRightIcon} onClick={() => actor.send({ type: "CONTINUED" })}>
            {t("verify.toTickets")}
          </Button>
          <Button variant="quiet" edge="start" icon="plus" onClick={enterAnother}>
            {t("verify.another")}
          </Button>
        </Cluster>
      </Column>
    </Card>
  )
}
