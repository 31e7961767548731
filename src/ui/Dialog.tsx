// A modal on the platform's own <dialog>: it traps the focus, closes by Escape and gives the focus back.
import { type HTMLAttributes, type ReactNode, useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { dialog as definition } from "../styles/recipes/surfaces.ts"
import { IconButton } from "./Button.tsx"
import { dialogSize } from "./measures.ts"
import { slotRecipe, type Variants } from "./recipe.ts"
import { Heading } from "./Text.tsx"

const dialog = slotRecipe<typeof definition>("dialog", { size: dialogSize, placement: "centre" })

interface DialogProps
  extends Variants<typeof definition>,
    Omit<HTMLAttributes<HTMLDialogElement>, "className" | "title" | "onClose"> {
  readonly open: boolean
  readonly title: ReactNode
  /** The driver wants out: close icon, Escape, or a press beside the dialog. The owner then sets `open` to false. */
  readonly onClose: () => void
  readonly closeLabel?: string
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

export const Dialog = ({
  open,
  title,
  onClose,
  closeLabel,
  actions,
  children,
  size,
  placement,
  ...rest
}: DialogProps) => {
  const { t } = useTranslation()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const slot = dialog({ size, placement })

  useEffect(() => {
    const element = ref.current
    if (element === null || element.open === open) return
    if (!open) return element.close()
    element.showModal()
    // Start at the title: the first focusable thing would be the close icon.
    document.getElementById(titleId)?.focus()
  }, [open, titleId])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the keyboard has Escape
    <dialog
      {...rest}
      ref={ref}
      className={slot("root")}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Browsers close on a second Escape whatever we say; then the owner has to know.
      onClose={() => open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <>
          <div className={slot("head")}>
            <Heading level={2} id={titleId} tabIndex={-1}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel ?? t("common.close")} onClick={onClose} />
          </div>
          <div className={slot("body")}>{children}</div>
          {actions && <div className={slot("actions")}>{actions}</div>}
        </>
      )}
    </dialog>
  )
}
