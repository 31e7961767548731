/** What screens need of the page around them: going elsewhere. */
import { createContext, useContext } from "react"
import type { AppEvent } from "../../machines/app/index.ts"
import type { PageLink } from "../../machines/app/pages.ts"
import type { Adapter } from "../../schemas/api/index.ts"

export interface Shell {
  /** Tells the root of all flows what the driver has chosen. */
  readonly tell: (event: AppEvent) => void
  /** Prints the address of a page, with the cart over it or without. */
  readonly addressOf: (page: PageLink, isCartOpen?: boolean) => string
  readonly requestLogin: () => void
  readonly requestSignUp: () => void
  /** The service's time, in milliseconds since 1970: a phone's own clock may be wrong. */
  readonly now: () => number
  /** Whether this installation has what a button needs that the specification names no call for. */
  readonly offers: (what: Adapter | "verificationMail") => boolean
  /** The address of a picture that stands relative to the public assets location. */
  readonly assetUrl: (path: string) => string
}

export const assetUrlAt =
  (assetsLocation: string): Shell["assetUrl"] =>
  (path) =>
    `${assetsLocation}${path.replace(/^\/+/, "")}`

export const ShellContext = createContext<Shell | null>(null)

export const useShell = (): Shell => {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error("Wrap it in ShellContext.")
  return shell
}
