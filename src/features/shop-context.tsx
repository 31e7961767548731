/** Context of screens: navigation and other services of the page. */
import { createContext, useContext } from "react"
import type { AppEvent } from "../../machines/app/index.ts"
import type { PageLink } from "../../machines/app/pages.ts"
import type { Adapter } from "../../schemas/api/index.ts"

export interface Shell {
  /** Sends the driver's choice to the root flow. */
  readonly tell: (event: AppEvent) => void
  readonly addressOf: (page: PageLink, isCartOpen?: boolean) => string
  readonly requestLogin: () => void
  readonly requestSignUp: () => void
  /** The service's time, in milliseconds since 1970: the clock of the device may be wrong. */
  readonly now: () => number
  /** Whether this installation has a call that is missing in the specification, but needed by a button. */
  readonly offers: (what: Adapter | "verificationMail") => boolean
  /** Returns the country of a shop that this browser has asked for, also of a closed one: it names the operator. */
  readonly countryOf: (shopPath: string) => string | null
  /** Returns the address of a picture whose path is relative to the public assets location. */
  readonly assetUrl: (path: string) => string
}

export const ShellContext = createContext<Shell | null>(null)

export const useShell = (): Shell => {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error("Wrap it in ShellContext.")
  return shell
}
