// Messages at the bottom of the page. Their life (how many, how long, pausing) is the notification machine's; this shows them.
import { type CSSProperties, useEffect } from "react"
import { useTranslation } from "react-i18next"
import type { toast as definition } from "../styles/recipes/surfaces.ts"
import { Button, IconButton } from "./Button.tsx"
import { Icon } from "./Icon.tsx"
import type { Tone } from "./Notice.tsx"
import { slotRecipe } from "./recipe.ts"
import { VisuallyHidden } from "./Text.tsx"

const toast = slotRecipe<typeof definition>("toast")

export interface Toast {
  readonly key: string
  readonly type: Tone
  readonly message: string
  readonly details?: string | null
  /** Milliseconds until it closes by itself: how long the bar takes to shrink. */
  readonly closeDelay: number
  /** What can be done about it: the words on its button. */
  readonly action?: string | null
}

/** Who reads: somebody with a pointer on the messages, or with the focus among them. Both may be at once. */
export type Reader = "pointer" | "focus"

interface ToastsProps {
  readonly toasts: readonly Toast[]
  /** Time stands still: the bars stop. */
  readonly paused?: boolean
  readonly onClose: (key: string) => void
  /** Missing where no message offers an action. */
  readonly onAction?: (key: string) => void
  /** Somebody begins or ends to read: give them time. */
  readonly onPause: (reader: Reader) => void
  readonly onResume: (reader: Reader) => void
}

export const Toasts = ({ toasts, paused = false, onClose, onAction, onPause, onResume }: ToastsProps) => {
  const { t } = useTranslation()
  const newest = toasts.at(-1)?.key
  useEffect(() => {
    // The page ends above the messages (global.ts), and so does what the driver is busy with.
    if (newest !== undefined) document.activeElement?.scrollIntoView({ block: "nearest" })
  }, [newest])
  return (
    <section
      className={toast()("region")}
      aria-label={t("layout.notifications")}
      data-paused={paused || undefined}
      onPointerEnter={() => onPause("pointer")}
      onPointerLeave={() => onResume("pointer")}
      onFocus={() => onPause("focus")}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onResume("focus")}
    >
      {toasts.map(({ key, type, message, details, closeDelay, action }) => {
        const slot = toast({ tone: type })
        return (
          <div key={key} className={slot("root")} role={type === "error" ? "alert" : "status"}>
            <Icon name={type} />
            <div className={slot("body")}>
              <p className={slot("message")}>
                <VisuallyHidden>{t(`common.notice.${type}`)}: </VisuallyHidden>
                {message}
              </p>
              {details && <p>{details}</p>}
              {action && (
                <Button variant="quiet" onClick={() => onAction?.(key)}>
                  {action}
                </Button>
              )}
            </div>
            <IconButton icon="close" label={t("common.close")} onClick={() => onClose(key)} />
            <span
              className={slot("bar")}
              data-countdown=""
              style={{ "--close-delay": `${closeDelay}ms` } as CSSProperties}
              aria-hidden="true"
            />
          </div>
        )
      })}
    </section>
  )
}
