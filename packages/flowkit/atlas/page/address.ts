/** Addresses, in the fragment, that can be shared as links: of a view of a flow, and of a frame of a story. */
import { useSyncExternalStore } from "react"
import type { SearchEntry } from "../data.ts"

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener("hashchange", changed)
  return () => window.removeEventListener("hashchange", changed)
}

const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash)

export const views = ["picture", "list", "screens"] as const
export type View = (typeof views)[number]

export const overlays = ["none", "coverage", "failures", "signOff", "difference"] as const
export type Overlay = (typeof overlays)[number]

/** Address of a view: `#checkout/reviewing.idle?view=list`. */
export interface Address {
  /** Id of a flow; null for the front page. */
  readonly flow: string | null
  /** Dotted name of a state, or id of a transition, which contains a bar. */
  readonly place: string | null
  readonly view: View
  readonly overlay: Overlay
  readonly isPlaying: boolean
  /** Folds all groups except the one with this id; empty: all of them; null: none. */
  readonly fold: string | null
}

const oneOf = <Name extends string>(names: ReadonlyArray<Name>, text: string | null, otherwise: Name): Name =>
  names.find((name) => name === text) ?? otherwise

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const readAddress = (hash: string): Address => {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?")
  const [flow = "", ...rest] = path.split("/")
  const options = new URLSearchParams(query)
  const place = decoded(rest.join("/"))
  return {
    flow: flow === "" ? null : decoded(flow),
    place: place === "" ? null : place,
    view: oneOf(views, options.get("view"), "picture"),
    overlay: oneOf(overlays, options.get("overlay"), "none"),
    isPlaying: options.get("play") === "1",
    fold: options.get("fold")
  }
}

/** Dots and bars stay readable; `#` and `?` are encoded, since they would end the id. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll("%7C", "|")

const withOptions = (path: string, options: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(options).toString()
  return `#${path}${query === "" ? "" : `?${query}`}`
}

const addressText = ({ flow, place, view, overlay, isPlaying, fold }: Address): string =>
  flow === null
    ? "#"
    : withOptions(`${encoded(flow)}${place === null ? "" : `/${encoded(place)}`}`, {
        ...(view === "picture" ? {} : { view }),
        ...(overlay === "none" ? {} : { overlay }),
        ...(isPlaying ? { play: "1" } : {}),
        ...(fold === null ? {} : { fold })
      })

/** Returns the address of a place in the picture of a flow, with what has changed if wanted. */
export const placeAddress = (flow: string, place: string, isCompared = false): string =>
  withOptions(`${encoded(flow)}/${encoded(place)}`, isCompared ? { overlay: "difference" } : {})

/** Returns the place of a search result: states by name, transitions by id. */
export const placeInAddress = ({ flow, id, kind }: SearchEntry): string =>
  kind === "state" ? id.slice(flow.length + 1) : id

export const isTransition = (place: string): boolean => place.includes("|")

export const useAddress = (): Address => readAddress(useHash())

export const goTo = (address: Address): void => {
  window.location.hash = addressText(address)
}

/** Address of a frame: `#~bank-declines/3?locale=de-DE&width=360`. */
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

export const storyText = ({ story, frame, locale, width }: StoryAddress): string =>
  withOptions(`~${story}/${frame + 1}`, {
    ...(locale === null ? {} : { locale }),
    ...(width === null ? {} : { width: String(width) })
  })

export const useStoryAddress = (): StoryAddress | null => readStoryAddress(useHash())

/** Replaces the history entry: Back leaves the story instead of returning to the previous frame. */
export const goToFrame = (address: StoryAddress): void => window.location.replace(storyText(address))
