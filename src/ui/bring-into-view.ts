/** Scrolls to what has just appeared, as far as it takes to see it; for the `ref` of its element. */
export const bringIntoView = (element: Element | null): void => element?.scrollIntoView({ block: "nearest" })
