/**
 * Calls back once the element is in the document: at once, or when the page that React draws out of sight takes its place
 * (`src/prerender/take-over.ts`). Until then the browser opens no dialog and moves no focus. Returns how to stop.
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
