/** The code is on the account: on to what it unlocks, or one more. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { verificationMachine } from "../../../machines/verification/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { useFlow } from "../flow.tsx"

export const Verified = ({ actor }: { readonly actor: ActorRefFrom<typeof verificationMachine> }) => {
  const { t } = useTranslation()
  const { code } = useFlow(actor).context
  return (
    <Card as="section">
      <Column gap="md">
        <Notice tone="success" title={t("verify.succeeded")}>
          <strong>{code}</strong>
        </Notice>
        <Cluster>
          <Button iconAfter="arrowRight" onClick={() => actor.send({ type: "CONTINUED" })}>
            {t("verify.toTickets")}
          </Button>
          <Button variant="quiet" icon="plus" onClick={() => actor.send({ type: "ANOTHER_REQUESTED" })}>
            {t("verify.another")}
          </Button>
        </Cluster>
      </Column>
    </Card>
  )
}
