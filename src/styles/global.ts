// What holds on every page before any component: a small reset, type, focus, printing.
import { defineGlobalStyles, defineKeyframes } from "@pandacss/dev"

export const globalCss = defineGlobalStyles({
  // A grid of one column is as wide as its place, also where a word in it is wider.
  "*, *::before, *::after": { boxSizing: "border-box", gridAutoColumns: "minmax(0, 1fr)" },
  html: {
    colorScheme: "light dark",
    background: "surface",
    color: "ink",
    fontFamily: "body",
    fontSize: "100%",
    lineHeight: "body",
    fontVariantNumeric: "tabular-nums",
    textSizeAdjust: "100%",
    scrollPaddingTop: "5rem",
    // The page does not jump sideways when a list gets long enough to scroll.
    overflowY: "scroll"
  },
  "body, h1, h2, h3, p, dl, dd, figure, fieldset, ul, ol": { margin: "0", padding: "0" },
  body: {
    minHeight: "100dvh",
    fontSize: "md",
    overflowWrap: "break-word",
    hyphens: "auto",
    hyphenateLimitChars: "10 4 4"
  },
  "ul, ol": { listStyle: "none" },
  fieldset: { border: "0", minWidth: "0" },
  legend: { padding: "0" },
  "h1, h2, h3": { fontSize: "inherit", fontWeight: "bold", lineHeight: "tight", textWrap: "balance" },
  "h1::first-letter, h2::first-letter, h3::first-letter": { textTransform: "uppercase" },
  "button, input, select, textarea": {
    font: "inherit",
    color: "inherit",
    letterSpacing: "inherit",
    margin: "0"
  },
  "img, svg": { display: "block", maxWidth: "full" },
  a: { color: "primary", textUnderlineOffset: "0.2em", _hover: { color: "primaryHover" } },
  // Messages lie over the end of the page: nothing can be left under them, least of all what has the focus.
  "html:has(.toast__root)": { scrollPaddingBottom: { base: "15rem", md: "10rem" } },
  "body:has(.toast__root)": { paddingBottom: { base: "15rem", md: "10rem" } },
  // Nor under the next step.
  ":is(html, .dialog__root):has(.action-bar)": { scrollPaddingBottom: "17rem" },
  // A drawn background reaches to the edge.
  "html:has([data-layout='SystemLayout'])": { overflowY: "auto" },
  "[hidden]": { display: "none !important" },
  // Visible on every background: a ring in the focus colour with a gap in the colour of cards.
  ":focus-visible": { outline: "3px solid {colors.focus}", outlineOffset: "2px" },
  // Headings take the focus after navigation for screen readers; that is no place a driver can act on.
  "[tabindex='-1']:focus-visible": { outline: "none" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      // Not 1ms as above: with any time at all, every inherited colour would change one element after the other.
      transitionDuration: "0s !important",
      scrollBehavior: "auto !important"
    },
    // The one animation that carries meaning, the time a message has left, moves in steps instead.
    "[data-countdown]": {
      animationDuration: "var(--close-delay) !important",
      animationTimingFunction: "steps(5) !important"
    }
  },
  "@media print": {
    html: { background: "#fff", color: "#000", colorScheme: "light" },
    ".site__header, .site__footer, .site__banner, .system__bar, nav, button, dialog:not([open]), [data-print=no]":
      {
        display: "none !important"
      },
    article: { breakInside: "avoid" },
    "a[href]": { color: "inherit" }
  }
})

export const keyframes = defineKeyframes({
  shimmer: { from: { backgroundPosition: "100% 0" }, to: { backgroundPosition: "-100% 0" } },
  spin: { to: { transform: "rotate(1turn)" } },
  shrink: { from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } },
  rise: { from: { opacity: "0", transform: "translateY(8px)" }, to: { opacity: "1", transform: "none" } }
})
