/** Offers to be told on this device before a ticket ends, and says in words why not. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { paymentReturnMachine } from "../../../machines/payment-return/index.ts"
import { useFlow } from "../../screens/flow.tsx"
import { Button } from "../../ui/Button.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { bellIcon } from "../../ui/later-icons.ts"
import { Text } from "../../ui/Text.tsx"

/** Nothing where the service tells nobody. */
export const ReminderHere = ({ actor }: { readonly actor: ActorRefFrom<typeof paymentReturnMachine> }) => {
  const { t } = useTranslation()
  const {
    context: { reminder },
    state
  } = useFlow(actor)
  if (reminder === null) return null
  return (
    <Column gap="xs" data-print="no">
      {reminder === "offered" ? null : (
        <Text size="sm" role="status">
          {t(`payment.reminder.${reminder}`)}
        </Text>
      )}
      <Cluster>
        {reminder === "on" ? (
          <Button
            variant="quiet"
            size="sm"
            pending={state === "endingReminder"}
            onClick={() => actor.send({ type: "REMINDER_UNWANTED" })}
          >
            {t("payment.reminder.end")}
          </Button>
        ) : reminder === "unsupported" ? null : (
          <Button
            variant="secondary"
            size="sm"
            icon={bellIcon}
            pending={state === "startingReminder"}
            onClick={() => actor.send({ type: "REMINDER_WANTED" })}
          >
            {t("payment.reminder.start")}
          </Button>
        )}
      </Cluster>
    </Column>
  )
}
