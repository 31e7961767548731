// Where the focus goes after navigation, so that screen readers and keyboards start at the top of the new screen.

export const pageHeadingId = "page-heading"

export const mainId = "content"

/** Focuses the heading of the screen, or its main region while it has none. Does not scroll. */
export const focusPageHeading = (): void => {
  const target = document.getElementById(pageHeadingId) ?? document.getElementById(mainId)
  target?.focus({ preventScroll: true })
}
