// Picture above a shop: its own, or our drawing of a car park, also when its own fails to load.
import { useState } from "react"
import { cover } from "./classes.ts"
import defaultCover from "./default-cover.svg"

/** `src` is absolute or null. Decorative: the name of the shop follows. */
export const CoverImage = ({ src }: { readonly src?: string | null }) => {
  const [failed, setFailed] = useState<string | null>(null)
  const own = src !== undefined && src !== null && src !== failed
  return (
    <img
      className={cover()}
      src={own ? src : defaultCover}
      alt=""
      width={1200}
      height={360}
      data-cover={own ? "shop" : "default"}
      onError={() => src && setFailed(src)}
    />
  )
}
