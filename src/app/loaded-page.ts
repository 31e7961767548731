/** The page that is open, or the cart over it, for who shows it. */
import type { LoadedPage } from "../pages/code.ts"

const isLoadedPage = (parts: unknown): parts is LoadedPage =>
  typeof parts === "object" && parts !== null && "screen" in parts

/** Null until the code is there, and where there is none. */
export const loadedPageIn = (loaded: { readonly parts: unknown } | undefined): LoadedPage | null =>
  isLoadedPage(loaded?.parts) ? loaded.parts : null
