/** Address of a view, in the fragment: `#checkout/reviewing.idle?view=list`. Can be shared as a link. */
import { useHash } from "./hash.ts"

export const views = ["picture", "list", "screens"] as const
export type View = (typeof views)[number]

export const overlays = ["none", "coverage", "failures", "signOff", "difference"] as const
export type Overlay = (typeof overlays)[number]

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

const addressText = ({ flow, place, view, overlay, isPlaying, fold }: Address): string => {
  if (flow === null) return "#"
  const options = new URLSearchParams({
    ...(view === "picture" ? {} : { view }),
    ...(overlay === "none" ? {} : { overlay }),
    ...(isPlaying ? { play: "1" } : {}),
    ...(fold === null ? {} : { fold })
  }).toString()
  return `#${encoded(flow)}${place === null ? "" : `/${encoded(place)}`}${options === "" ? "" : `?${options}`}`
}

export const isTransition = (place: string): boolean => place.includes("|")

export const useAddress = (): Address => readAddress(useHash())

export const goTo = (address: Address): void => {
  window.location.hash = addressText(address)
}
