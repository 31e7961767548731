/** The part of the address after `#`, which links can be sent with. */
import { useSyncExternalStore } from "react"

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener("hashchange", changed)
  return () => window.removeEventListener("hashchange", changed)
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash)
