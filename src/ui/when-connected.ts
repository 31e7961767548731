/**
 * Calls back once the element is in the document: at once, or when React's offscreen page takes its place
 * (`src/prerender/hydrate.ts`). Until then browsers open no dialog and move no focus. Returns a canceller.
 */
export const whenConnected = (element: Element, then: () => void): (() => void) => {
  const stop = () => watch.disconnect()
  const look = () => {
    if (!element.isConnected) return
    stop()
    then()
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true })
  look()
  return stop
}
