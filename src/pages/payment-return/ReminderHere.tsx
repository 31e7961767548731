/** Reminder on this device before a ticket ends, and its status. Empty where the service sends none. */
import { useTranslation } from "react-i18next"
import type { PaymentReturnActor, ReminderHere } from "../../../machines/payment-return/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { Button } from "../../ui/Button.tsx"
import { bellIcon } from "../../ui/later-icons.ts"
import { Text } from "../../ui/Text.tsx"

export const ReminderStatus = ({ reminder }: { readonly reminder: ReminderHere | null }) => {
  const { t } = useTranslation()
  if (reminder === null || reminder === "offered") return null
  return (
    <Text size="sm" role="status" data-print="no">
      {t(`payment.reminder.${reminder}`)}
    </Text>
  )
}

export const ReminderButton = ({ actor }: { readonly actor: PaymentReturnActor }) => {
  const { t } = useTranslation()
  const { context, hasTag } = useFlow(actor)
  const { reminder } = context
  if (reminder === null || reminder === "unsupported") return null
  const isOn = reminder === "on"
  return (
    <Button
      variant="quiet"
      size="sm"
      edge="start"
      icon={bellIcon}
      pending={hasTag("reminding")}
      onClick={() => actor.send({ type: isOn ? "REMINDER_UNWANTED" : "REMINDER_WANTED" })}
    >
      {t(isOn ? "payment.reminder.end" : "payment.reminder.start")}
    </Button>
  )
}
