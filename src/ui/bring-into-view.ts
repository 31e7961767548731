/** Scrolls a new element into view, as little as possible; for its `ref`. */
export const bringIntoView = (element: Element | null): void => element?.scrollIntoView({ block: "nearest" })
