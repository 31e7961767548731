/** Address of a frame, in the fragment: `#~bank-declines/3?locale=de-DE&width=360`. */
import { useHash } from "./hash.ts"

export interface StoryAddress {
  readonly story: string
  /** 0 is the first. */
  readonly frame: number
  /** Null: the first available one. */
  readonly locale: string | null
  readonly width: number | null
}

/** Returns null for an address outside of stories. */
export const readStoryAddress = (hash: string): StoryAddress | null => {
  const [, story = "", frame = "1", query = ""] = /^#~([a-z0-9-]+)(?:\/(\d+))?(?:\?(.*))?$/.exec(hash) ?? []
  if (story === "") return null
  const options = new URLSearchParams(query)
  const width = Number(options.get("width"))
  return {
    story,
    frame: Math.max(0, Number(frame) - 1),
    locale: options.get("locale"),
    width: width > 0 ? width : null
  }
}

export const storyText = ({ story, frame, locale, width }: StoryAddress): string => {
  const options = new URLSearchParams({
    ...(locale === null ? {} : { locale }),
    ...(width === null ? {} : { width: String(width) })
  }).toString()
  return `#~${story}/${frame + 1}${options === "" ? "" : `?${options}`}`
}

export const useStoryAddress = (): StoryAddress | null => readStoryAddress(useHash())

/** Replaces the history entry: Back leaves the story instead of returning to the previous frame. */
export const goToFrame = (address: StoryAddress): void => window.location.replace(storyText(address))
