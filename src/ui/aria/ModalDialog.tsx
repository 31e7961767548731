// Dialog that stays above the on-screen keyboard, and prevents the page below it from scrolling.
import { type RefCallback, useCallback, useEffect, useId, useState } from "react"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { Dialog } from "react-aria-components/Popover"
import { DialogContent, type DialogProps, dialogSlots } from "../NativeDialog.tsx"
import { useOpenDialog } from "../open-dialogs.ts"
import { whenConnected } from "../when-connected.ts"
import { inLanguage } from "./in-language.tsx"

/**
 * Moves the focus to the title, as the native dialog does. After a press by keyboard or screen reader, React
 * Aria first waits for all transitions of the page, and misses the end of those whose element is removed.
 */
const FocusTitle = ({ titleId }: { readonly titleId: string }) => {
  useEffect(() => document.getElementById(titleId)?.focus(), [titleId])
  return null
}

const ModalDialog = ({ open, size, placement, ...props }: DialogProps) => {
  const { title, onClose, closeLabel, actions, children, ...marker } = props
  const titleId = useId()
  useOpenDialog(open)
  const [container, setContainer] = useState<Element | null>(null)
  const attach: RefCallback<Element> = useCallback((element: Element | null) => {
    if (element !== null) return whenConnected(element, () => setContainer(element))
  }, [])
  const slot = dialogSlots({ size, placement })
  return (
    // Portal target within its part of the page, without a box of its own.
    <div ref={attach} style={{ display: "contents" }}>
      {container !== null && (
        <ModalOverlay
          isOpen={open}
          isDismissable
          UNSTABLE_portalContainer={container}
          className={slot("overlay")}
          onOpenChange={(isOpen) => !isOpen && onClose()}
        >
          <Modal className={slot("root")}>
            <Dialog {...marker} aria-labelledby={titleId}>
              <DialogContent {...props} titleId={titleId} />
              <FocusTitle titleId={titleId} />
            </Dialog>
          </Modal>
        </ModalOverlay>
      )}
    </div>
  )
}

export default inLanguage(ModalDialog)
