// Global styles: a small reset, type, focus, print.
import { defineGlobalStyles, defineKeyframes } from "@pandacss/dev"

export const globalCss = defineGlobalStyles({
  // Grids of one column never grow beyond their container, even with a wider word.
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
    // Keeps the layout stable when a list becomes long enough to scroll.
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
  "h1, h2, h3": {
    fontFamily: "heading",
    fontSize: "inherit",
    fontWeight: "bold",
    lineHeight: "tight",
    textWrap: "balance"
  },
  "h1::first-letter, h2::first-letter, h3::first-letter": { textTransform: "uppercase" },
  "button, input, select, textarea": {
    font: "inherit",
    color: "inherit",
    letterSpacing: "inherit",
    margin: "0"
  },
  "img, svg": { display: "block", maxWidth: "full" },
  a: { color: "primary", textUnderlineOffset: "0.2em", _hover: { color: "primaryHover" } },
  // Messages overlay the end of the page: nothing may stay below them, least of all the focus.
  "html:has(.toast__root)": { scrollPaddingBottom: { base: "15rem", md: "10rem" } },
  "body:has(.toast__root)": { paddingBottom: { base: "15rem", md: "10rem" } },
  // The same for the action bar.
  ":is(html, .dialog__root):has(.action-bar)": { scrollPaddingBottom: "17rem" },
  ".dialog__root:has(.action-bar .action-bar)": { scrollPaddingBottom: "min(28rem, 60svh)" },
  // The page below a dialog keeps its place; a gutter would stay empty beside the cart (see open-dialogs.ts).
  "html:has(dialog[open])": { overflowY: "hidden", paddingInlineEnd: "var(--scroll-bar)" },
  // The drawn background reaches to the edge.
  "html:has([data-layout='SystemLayout'])": { overflowY: "auto" },
  // What index.html says to a browser that is too old, or runs no scripts; see docs/browsers.md.
  ".outdated p": { padding: "4" },
  "@media (scripting: enabled)": { "@supports selector(:has(a))": { ".outdated": { display: "none" } } },
  // On a phone, buttons that wrap below each other have the same width.
  ":is(.cluster, .notice__actions) > .button:not(.button--variant_quiet), .dialog__actions > .button": {
    flexGrow: { base: "1", sm: "0" }
  },
  "[hidden]": { display: "none !important" },
  // Visible on every background: a ring in the focus colour with a gap in the colour of cards.
  ":focus-visible": { outline: "3px solid {colors.focus}", outlineOffset: "2px" },
  // Headings take the focus after navigation for screen readers, but are not interactive.
  "[tabindex='-1']:focus-visible": { outline: "none" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      // Not 1ms as above: with any duration, inherited colours would change one element after the other.
      transitionDuration: "0s !important",
      scrollBehavior: "auto !important"
    },
    // The only meaningful animation, the time left of a message, moves in steps instead.
    "[data-countdown]": {
      animationDuration: "var(--close-delay) !important",
      animationTimingFunction: "steps(5) !important"
    }
  },
  "@media print": {
    html: { background: "#fff", color: "#000", colorScheme: "light" },
    ".site__header, .site__footer, .site__banner, .system__bar, nav, button, dialog:not([open]), [data-print=no]":
      { display: "none !important" },
    article: { breakInside: "avoid" },
    "a[href]": { color: "inherit" }
  }
})

export const keyframes = defineKeyframes({
  shimmer: { from: { backgroundPosition: "100% 0" }, to: { backgroundPosition: "-100% 0" } },
  spin: { to: { transform: "rotate(1turn)" } },
  offer: { from: { visibility: "hidden" } },
  shrink: { from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } },
  stamp: {
    from: { opacity: "0", transform: "scale(2.4) rotate(-20deg)" },
    to: { opacity: "1", transform: "none" }
  },
  rise: { from: { opacity: "0", transform: "translateY(8px)" }, to: { opacity: "1", transform: "none" } }
})
