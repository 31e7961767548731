import { watchChanges } from "./watch-changes.ts"

/**
 * Calls back once the element is in the document: at once, or when React's offscreen page takes its place
 * (`src/prerender/hydrate.ts`). Until then browsers open no dialog and move no focus. Returns a canceller.
 */
export const whenConnected = (element: Element, then: () => void): (() => void) => {
  const look = () => {
    if (element.isConnected) then()
    return element.isConnected
  }
  return look() ? () => undefined : watchChanges(document, look)
}
