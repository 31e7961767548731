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

/** Always under the anchor, so that nothing of it is covered; it scrolls along, and into view. */
export const placeBelow = (anchor: Element, floating: HTMLElement): void => {
  const at = anchor.getBoundingClientRect()
  const { width } = floating.getBoundingClientRect()
  const room = document.documentElement.clientWidth
  floating.style.top = `${window.scrollY + at.bottom + gap}px`
  floating.style.left = `${Math.max(gap, Math.min(at.left, room - width - gap))}px`
  floating.scrollIntoView({ block: "nearest" })
}
