// Puts something in the top layer beside what it belongs to, without leaving the screen.

/** Pixels to the anchor and to the edges of the screen. */
const gap = 6

/** Under the anchor where there is room, else above it; it stays where it is while the page scrolls. */
export const placeNear = (anchor: Element, floating: HTMLElement): void => {
  const at = anchor.getBoundingClientRect()
  const { width, height } = floating.getBoundingClientRect()
  const below = at.bottom + gap + height <= window.innerHeight || at.top < height + gap
  floating.style.top = `${below ? at.bottom + gap : at.top - gap - height}px`
  floating.style.left = `${Math.max(gap, Math.min(at.left, window.innerWidth - width - gap))}px`
}
