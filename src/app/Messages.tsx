/** The messages at the bottom of the page, in the language on it. */
import { useSelector } from "@xstate/react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { notificationsMachine, PauseReason } from "../../machines/notifications/index.ts"
import { Toasts } from "../ui/Toasts.tsx"

/** Messages travel as keys of the catalogue. */
type MessageKey = "common.genericError"

export const Messages = ({ actor }: { readonly actor: ActorRefFrom<typeof notificationsMachine> }) => {
  const { t } = useTranslation()
  const { toasts, pauses } = useSelector(actor, (snapshot) => snapshot.context)
  const pause = (type: "PAUSED" | "RESUMED", reason: PauseReason) =>
    actor.send({ type, at: Date.now(), reason })
  return (
    <Toasts
      toasts={toasts.map((toast) => ({
        ...toast,
        message: t(toast.message as MessageKey),
        details: toast.details === null ? null : t(toast.details as MessageKey)
      }))}
      paused={pauses.length > 0}
      onClose={(key) => actor.send({ type: "CLOSED", at: Date.now(), key })}
      onPause={() => pause("PAUSED", "pointer")}
      onResume={() => pause("RESUMED", "pointer")}
    />
  )
}
