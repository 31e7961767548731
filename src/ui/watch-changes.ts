/**
 * Calls back after each change below the node, also of the attributes named, until the callback returns true.
 * Returns a canceller. The only `MutationObserver` of the app.
 */
export const watchChanges = (
  node: Node,
  isOver: () => boolean,
  ...attributes: ReadonlyArray<string>
): (() => void) => {
  const observer = new MutationObserver(() => {
    if (isOver()) observer.disconnect()
  })
  const attributeFilter = attributes.length > 0 ? { attributeFilter: [...attributes] } : {}
  observer.observe(node, { childList: true, subtree: true, ...attributeFilter })
  return () => observer.disconnect()
}
