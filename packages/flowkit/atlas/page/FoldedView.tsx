/** Picture of a flow with folded groups; Enter or the list of groups opens one. */
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
  /** Open group; empty for none. */
  readonly open: string
}) => {
  const folded = useFolded(id)
  const drawn = (folded[open] ?? folded[""])?.[useLanguage()]
  return drawn === undefined ? null : (
    <PictureView key={open} {...rest} drawn={drawn} isFitted={open === ""} />
  )
}
