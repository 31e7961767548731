// Modal dialog: of React Aria, or the browser's own while React Aria is not loaded.
import { type ComponentType, useMemo } from "react"
import { type DialogProps, NativeDialog } from "./NativeDialog.tsx"

let Modal: ComponentType<DialogProps> = NativeDialog

export const fetchModal = async (): Promise<void> => {
  Modal = (await import("./aria/ModalDialog.tsx")).default
}

const isUncovered = () => globalThis.document?.querySelector("dialog[open]") === null

export const Dialog = (props: DialogProps) => {
  // Never replaced while open: it may hold input. Only a native dialog can open over a native one.
  const Chosen = useMemo(() => (props.open && isUncovered() ? Modal : NativeDialog), [props.open])
  return <Chosen {...props} />
}
