// A dialog over a page that stands: React Aria's, or the browser's own where that is not there when it opens.
import { type ComponentType, useMemo } from "react"
import { type DialogProps, NativeDialog } from "./NativeDialog.tsx"

let Modal: ComponentType<DialogProps> = NativeDialog

export const fetchModal = async (): Promise<void> => {
  Modal = (await import("./aria/ModalDialog.tsx")).default
}

const isUncovered = () => globalThis.document?.querySelector("dialog[open]") === null

export const Dialog = (props: DialogProps) => {
  // Never exchanged while it is open: something may have been typed in it. Over the browser's own, only its own can lie.
  const Chosen = useMemo(() => (props.open && isUncovered() ? Modal : NativeDialog), [props.open])
  return <Chosen {...props} />
}
