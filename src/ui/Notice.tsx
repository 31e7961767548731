// A message in its place on the page, and the summary of what is wrong in a form.
import { type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { notice as definition, errorSummary as summaryDefinition } from "../styles/recipes/surfaces.ts"
import { bringIntoView } from "./bring-into-view.ts"
import { Icon } from "./Icon.tsx"
import { toneIcons } from "./later-icons.ts"
import { slotRecipe } from "./recipe.ts"
import { Heading, VisuallyHidden } from "./Text.tsx"

export type Tone = "success" | "error" | "info" | "warning"

const notice = slotRecipe<typeof definition>("notice")
const summary = slotRecipe<typeof summaryDefinition>("error-summary")()

interface NoticeProps {
  readonly tone: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /**
   * Read out when it appears; errors at once, everything else when the reader pauses. Off for what was there from the start.
   * `inView` is the answer to what was just pressed, which may be far from it: the page also scrolls to it.
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
  /** One entry per wrong field, in the order of the form; `fieldId` is the id of its control, `label` names it, with its plate, where the message does not. */
  readonly errors: ReadonlyArray<{
    readonly fieldId: string
    readonly label?: string
    readonly message: string
  }>
  /** Counts attempts to submit: each new one moves the focus here. */
  readonly attempt?: number
}

/** Stands above a form, takes the focus after a failed submit and leads to each wrong field. Nothing without errors. */
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
