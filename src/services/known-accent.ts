/** Colour of a shop as last loaded, for its header without a connection and while the shop is loaded. */
import { type StoredValue, sharedValue, text } from "./storage.ts"

export const knownAccent = (shopPath: string): StoredValue<string> =>
  sharedValue(`accent.${encodeURIComponent(shopPath)}`, text(7))
