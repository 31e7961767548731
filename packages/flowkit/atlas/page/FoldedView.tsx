/** The picture of a flow with its groups folded; a folded group opens by Enter, or by choosing it in the list of groups. */
import type { ComponentProps } from "react"
import { useFolded } from "./load.ts"
import { PictureView } from "./PictureView.tsx"
import { useLanguage } from "./words.ts"

export const FoldedView = ({
  id,
  open,
  ...rest
}: Omit<ComponentProps<typeof PictureView>, "drawn"> & {
  readonly id: string
  /** The group that is open; empty for none. */
  readonly open: string
}) => {
  const folded = useFolded(id)
  const drawn = (folded[open] ?? folded[""])?.[useLanguage()]
  return drawn === undefined ? null : (
    <PictureView key={open} {...rest} drawn={drawn} isFitted={open === ""} />
  )
}
