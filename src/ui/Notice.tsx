// Message within the page, and the error summary of a form.
import { type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { bringIntoView } from "./bring-into-view.ts"
import { Icon } from "./Icon.tsx"
import { toneIcons } from "./later-icons.ts"
import { slotRecipe } from "./recipe.ts"
import { Heading, VisuallyHidden } from "./Text.tsx"

export type Tone = "success" | "error" | "info" | "warning"

const notice = slotRecipe("notice")
const summary = slotRecipe("error-summary")()

interface NoticeProps {
  readonly tone: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /**
   * Announced when it appears: errors at once, others when the screen reader pauses. False for initial
   * content. `inView` for the response to an action that may be far away: the page also scrolls to it.
   */
  readonly live?: boolean | "inView"
}

export const Notice = ({ tone, title, children, actions, live = false }: NoticeProps) => {
  const { t } = useTranslation()
  const slot = notice({ tone })
  return (
    <div
      ref={live === "inView" ? bringIntoView : undefined}
      className={slot("root")}
      role={live ? (tone === "error" ? "alert" : "status") : undefined}
    >
      <Icon name={toneIcons[tone]} />
      <div className={slot("body")}>
        <VisuallyHidden>{`${t(`common.notice.${tone}`)}: `}</VisuallyHidden>
        {title && <p className={slot("title")}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={slot("actions")}>{actions}</div>}
      </div>
    </div>
  )
}

interface ErrorSummaryProps {
  /** Invalid fields in form order. `fieldId`: id of the control; `label`: name, if not in the message. */
  readonly errors: ReadonlyArray<{
    readonly fieldId: string
    readonly label?: string
    readonly message: string
  }>
  /** Number of submissions: each new one moves the focus here. */
  readonly attempt?: number
}

/** Above a form: takes the focus after a failed submission, links to invalid fields. Empty without any. */
export const ErrorSummary = ({ errors, attempt = 1 }: ErrorSummaryProps) => {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useEffect(() => {
    if (shown && attempt > 0) ref.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <div ref={ref} className={summary("root")} role="alert" tabIndex={-1}>
      <Heading level={2} size="card">
        {t("common.errorSummary.title")}
      </Heading>
      <ul className={summary("list")}>
        {errors.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                const control = `#${fieldId}:not([role=group]), #${fieldId} [tabindex="0"]`
                document.querySelector<HTMLElement>(control)?.focus()
              }}
            >
              <span translate="no">{label && `${label}: `}</span>
              <span>{message}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
