/** What screens need of the page around them: going elsewhere, and saying which shop is open. */
import { createContext, useContext, useEffect } from "react"
import type { Shop } from "../../schemas/shop.ts"

export interface Shell {
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
  /** The shop of the page has loaded: header, footer and legal links follow it. */
  readonly showShop: (shop: Shop) => void
  readonly setTitle: (title: string) => void
  readonly requestLogin: () => void
}

export const ShellContext = createContext<Shell | null>(null)

export const useShell = (): Shell => {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error("A screen was rendered outside of the app: wrap it in ShellContext.")
  return shell
}

/** Tells the layout which shop is open, and the browser what the page is called. */
export const usePageOf = (shop: Shop | null, title: string): void => {
  const { showShop, setTitle } = useShell()
  useEffect(() => {
    if (shop !== null) showShop(shop)
  }, [shop, showShop])
  useEffect(() => setTitle(title), [title, setTitle])
}
