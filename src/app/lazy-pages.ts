/** Code of pages and the cart, which is loaded on demand or has been prefetched. */
import type { Page, PageName } from "../../machines/app/pages.ts"
import type { PageCode } from "../pages/code.ts"
import { pageOf } from "../pages/index.ts"

interface LazyCode<Code> {
  readonly load: () => Promise<Code>
  /** Calls back with the code: at once if it is loaded, so that no placeholder is rendered for a moment. */
  readonly use: <Result>(callback: (code: Code) => Result | Promise<Result>) => Result | Promise<Result>
}

const lazyCode = <Code>(fetch: () => Promise<Code>): LazyCode<Code> => {
  let loaded: Code | undefined
  const load = async () => {
    loaded ??= await fetch()
    return loaded
  }
  return { load, use: (callback) => (loaded === undefined ? load().then(callback) : callback(loaded)) }
}

/** The cart over the page of a shop. */
export const cartCode = lazyCode(async () => (await import("../pages/checkout/code.ts")).default)

const codes = new Map<PageName, LazyCode<PageCode<Page>>>()

/** Returns the code of a page; null where it has none. */
export const pageCodeOf = (name: PageName): LazyCode<PageCode<Page>> | null => {
  const { code } = pageOf(name)
  if (code === null) return null
  const known = codes.get(name) ?? lazyCode(code)
  codes.set(name, known)
  return known
}
