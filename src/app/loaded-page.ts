/** Access to the open page, or the cart over it, for the components that render it. */
import type { LoadedPage } from "../pages/code.ts"

const isLoadedPage = (parts: unknown): parts is LoadedPage =>
  typeof parts === "object" && parts !== null && "screen" in parts

/** Returns the loaded page; null until its code is loaded, and for pages without code. */
export const loadedPageIn = (loaded: { readonly parts: unknown } | undefined): LoadedPage | null =>
  isLoadedPage(loaded?.parts) ? loaded.parts : null
