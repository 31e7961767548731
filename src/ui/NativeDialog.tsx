// Dialog on the native element, available with the first page: traps the focus, closes on Escape, and
// restores the focus.
import { type ReactNode, useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { IconButton } from "./Button.tsx"
import { dialogSize } from "./measures.ts"
import { useOpenDialog } from "./open-dialogs.ts"
import { slotRecipe, type Variants } from "./recipe.ts"
import { Heading } from "./Text.tsx"
import { whenConnected } from "./when-connected.ts"

export const dialogSlots = slotRecipe("dialog", { size: dialogSize, placement: "centre" })

export interface DialogProps extends Variants<"dialog"> {
  readonly open: boolean
  readonly title: ReactNode
  /** Called on the close icon, Escape, or a click on the backdrop. The owner then sets `open` to false. */
  readonly onClose: () => void
  readonly closeLabel?: string
  readonly actions?: ReactNode
  readonly children?: ReactNode
  /** Flow in the dialog, and its state. */
  readonly [marker: `data-${string}`]: string
}

export const DialogContent = (props: Omit<DialogProps, "open"> & { readonly titleId: string }) => {
  const { t } = useTranslation()
  const slot = dialogSlots()
  return (
    <>
      <div className={slot("head")}>
        <Heading level={2} size="page" id={props.titleId} tabIndex={-1}>
          {props.title}
        </Heading>
        <IconButton icon="close" label={props.closeLabel ?? t("common.close")} onClick={props.onClose} />
      </div>
      <div className={slot("body")}>{props.children}</div>
      {props.actions && <div className={slot("actions")}>{props.actions}</div>}
    </>
  )
}

export const NativeDialog = ({ open, size, placement, ...props }: DialogProps) => {
  const { title, onClose, closeLabel, actions, children, ...marker } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useOpenDialog(open)

  useEffect(() => {
    const element = ref.current
    if (element === null || element.open === open) return
    if (!open) return element.close()
    return whenConnected(element, () => {
      element.showModal()
      // Focus the title: the first focusable element is the close icon.
      document.getElementById(titleId)?.focus()
    })
  }, [open, titleId])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the keyboard has Escape
    <dialog
      {...marker}
      ref={ref}
      className={dialogSlots({ size, placement })("root")}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Browsers close on a second Escape regardless: notify the owner.
      onClose={() => open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && <DialogContent {...props} titleId={titleId} />}
    </dialog>
  )
}
