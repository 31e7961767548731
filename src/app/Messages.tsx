/** Messages at the bottom of the page, in the language of the page. */
import { useTranslation } from "react-i18next"
import type { NotificationsActor, PauseReason } from "../../machines/notifications/index.ts"
import { useFlow } from "../features/flow.tsx"
import type { Elements } from "../ui/elements.ts"
import { focusPageHeading } from "../ui/focus.ts"
import { Toasts } from "../ui/Toasts.tsx"

/** Keys of messages, all without placeholders: messages are sent as keys (`MessageKey` in environment.ts). */
type PlainKey = "common.genericError"

/** Restores the focus that a closed message had, unless the action of the message has moved it. */
const keepFocus = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusPageHeading()
  })

interface MessagesProps {
  readonly actor: NotificationsActor
  /** Rendered above the messages, at the same edge of the page. */
  readonly children?: Elements
}

export const Messages = ({ actor, children }: MessagesProps) => {
  const { t } = useTranslation()
  const {
    context: { toasts, pauses },
    marker
  } = useFlow(actor)
  const pause = (type: "PAUSED" | "RESUMED", reason: PauseReason) =>
    actor.send({ type, at: Date.now(), reason })
  return (
    <Toasts
      {...marker}
      toasts={toasts.map((toast) => ({
        ...toast,
        message: t(toast.message as PlainKey),
        details: toast.details === null ? null : t(toast.details as PlainKey),
        action: toast.action === null ? null : t(toast.action.label as PlainKey)
      }))}
      paused={pauses.length > 0}
      onClose={(key) => {
        actor.send({ type: "CLOSED", at: Date.now(), key })
        keepFocus()
      }}
      onAction={(key) => {
        actor.send({ type: "ACTION_CHOSEN", at: Date.now(), key })
        keepFocus()
      }}
      onPause={(reader) => pause("PAUSED", reader)}
      onResume={(reader) => pause("RESUMED", reader)}
    >
      {children}
    </Toasts>
  )
}
