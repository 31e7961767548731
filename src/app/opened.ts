/** The page that is open, or the cart over it, for who shows it. */
import type { Opened } from "../pages/code.ts"

const isOpened = (parts: unknown): parts is Opened =>
  typeof parts === "object" && parts !== null && "screen" in parts

/** Null until the code is there, and where there is none. */
export const openedIn = (loaded: { readonly parts: unknown } | undefined): Opened | null =>
  isOpened(loaded?.parts) ? loaded.parts : null
