/** Fragment of the address, which can be shared as a link. */
import { useSyncExternalStore } from "react"

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener("hashchange", changed)
  return () => window.removeEventListener("hashchange", changed)
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash)
