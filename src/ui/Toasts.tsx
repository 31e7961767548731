// Messages at the bottom of the page. Their life (how many, how long, pausing) is the notification machine's; this shows them.
import type { CSSProperties } from "react"
import { useTranslation } from "react-i18next"
import type { toast as definition } from "../styles/recipes/surfaces.ts"
import { IconButton } from "./Button.tsx"
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
}

interface ToastsProps {
  readonly toasts: readonly Toast[]
  /** Time stands still: the bars stop. */
  readonly paused?: boolean
  readonly onClose: (key: string) => void
  /** Pointer or focus is on a message: give the reader time. */
  readonly onPause: () => void
  readonly onResume: () => void
}

export const Toasts = ({ toasts, paused = false, onClose, onPause, onResume }: ToastsProps) => {
  const { t } = useTranslation()
  return (
    <section
      className={toast()("region")}
      aria-label={t("layout.notifications")}
      data-paused={paused || undefined}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onResume()}
    >
      {toasts.map(({ key, type, message, details, closeDelay }) => {
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
