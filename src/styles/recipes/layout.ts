// Layout: columns, rows, grids, the page, and the frames around it.
import { accentLightness } from "../tokens.ts"
import { ownGround } from "./card-surface.ts"
import { defineRecipe, defineSlotRecipe } from "./define.ts"

const gaps = { xs: { gap: "1" }, sm: { gap: "2" }, md: { gap: "4" }, lg: { gap: "6" }, xl: { gap: "10" } }

/** Vertical stack. */
export const column = defineRecipe({
  className: "column",
  base: { display: "flex", flexDirection: "column", minWidth: "0" },
  variants: { gap: gaps }
})

/** Horizontal, wrapping. */
export const cluster = defineRecipe({
  className: "cluster",
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", minWidth: "0" },
  variants: {
    gap: gaps,
    justify: { between: { justifyContent: "space-between" }, center: { justifyContent: "center" } }
  }
})

/**
 * Offset of a sticky bar. With a height below 30 rem (landscape phone, large text) it is so large that the
 * bar scrolls with the page. No media query: in one, rem does not grow with the text size of the page.
 */
const inView = "min(0px, (100svh - 30rem) * 999)"

/** Action bar, always in view; as wide as its container, whatever its width. */
export const actionBar = defineRecipe({
  className: "action-bar",
  base: {
    position: "sticky",
    bottom: inView,
    zIndex: "sticky",
    display: "grid",
    gap: "2",
    paddingBlock: "3",
    borderTop: "1px solid {colors.line}",
    background: "card",
    boxShadow: "0 0 0 100vmax {colors.card}",
    clipPath: "inset(0 -100vmax calc(-1 * {spacing.5}))",
    // Messages overlay the end of the page.
    "html:has(.toast__root) &": { position: "static" }
  },
  variants: {
    // More than a bar: it needs a higher window, and a wider one than 22 rem.
    holds: {
      true: {
        bottom: "min(0px, (100svh - 40rem) * 999, (100vw - 22rem) * 999)",
        "& > .action-bar": { borderTop: "0", paddingBlock: "0" },
        "& label": { paddingBlock: "1" }
      }
    },
    // One line with the price: a long price has its VAT below it.
    beside: {
      true: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "4",
        "& > .button": { flex: "1" },
        "& > p": { flex: "0 1 min-content" },
        lg: {
          display: "grid",
          position: "static",
          order: "-1",
          padding: "6",
          border: "1px solid {colors.line}",
          borderRadius: "lg",
          boxShadow: "none",
          clipPath: "none"
        }
      }
    }
  }
})

/** Page in two columns, or in one where there is no room. */
export const beside = defineSlotRecipe({
  className: "beside",
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      gap: "4",
      lg: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 24rem", gap: "10", alignItems: "start" }
    },
    // In one column its parts belong to the page, so that the action bar stays in view.
    aside: { display: { base: "contents", lg: "grid" }, gap: "6", position: "sticky", top: "6rem" }
  }
})

/** As many columns as fit. */
export const tiles = defineRecipe({
  className: "tiles",
  base: { display: "grid", gap: "4", alignItems: "stretch" },
  variants: {
    columns: {
      cards: {
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
        gap: { base: "4", md: "6" }
      }
    }
  }
})

/** Width and padding of a page. */
export const page = defineRecipe({
  className: "page",
  base: {
    width: "full",
    marginInline: "auto",
    paddingInline: "gutter",
    paddingBlock: { base: "4", md: "10" }
  },
  variants: {
    width: {
      reading: { maxWidth: "calc({sizes.reading} + 2 * {spacing.gutter})" },
      content: { maxWidth: "content" }
    }
  }
})

/** Visible to screen readers only. */
export const offscreen = defineRecipe({
  className: "offscreen",
  base: {
    position: "absolute",
    width: "1px",
    height: "1px",
    margin: "-1px",
    padding: "0",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
    border: "0"
  }
})

export const skipLink = defineRecipe({
  className: "skip-link",
  base: {
    position: "absolute",
    insetInlineStart: "4",
    top: "2",
    zIndex: "toast",
    padding: "3",
    paddingInline: "5",
    borderRadius: "md",
    background: "ink",
    color: "surface",
    fontWeight: "bold",
    transform: "translateY(-200%)",
    _focus: { transform: "none" },
    _hover: { color: "surface" }
  }
})

const headerButton = {
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  minHeight: "target",
  minWidth: "target",
  justifyContent: "center",
  paddingInline: "3",
  borderRadius: "md",
  border: "1px solid transparent",
  background: "transparent",
  color: "inherit",
  fontSize: "sm",
  fontWeight: "bold",
  textDecoration: "none",
  cursor: "pointer",
  _hover: { background: "tint", color: "onTint" }
}

export const siteLayout = defineSlotRecipe({
  className: "site",
  base: {
    root: {
      minHeight: "100dvh",
      display: "flex",
      flexDirection: "column",
      // Colour of the shop, if it has one and the browser can compute its lightness.
      "@supports (color: oklch(from red l c h))": {
        "--accent": `oklch(from var(--shop, transparent) min(l, ${accentLightness.atMostByDay}) c h)`,
        _osDark: {
          "--accent": `oklch(from var(--shop, transparent) max(l, ${accentLightness.atLeastByNight}) c h)`
        }
      }
    },
    header: {
      position: "sticky",
      top: inView,
      zIndex: "sticky",
      background: "card",
      borderBottom: "1px solid {colors.line}",
      "& .language-select": {
        background: "transparent",
        // A phone, also one on its side, zooms in at the focus of smaller text than 16 px; nothing with a mouse does.
        "@media (pointer: fine)": { fontSize: { md: "sm" } }
      }
    },
    headerInner: {
      display: "flex",
      // With large text on a small phone, the buttons wrap below the logo, at the edge they always have.
      flexWrap: "wrap",
      justifyContent: "flex-end",
      alignItems: "center",
      gap: "1",
      maxWidth: "content",
      minHeight: "3.75rem",
      marginInline: "auto",
      paddingInline: "gutter",
      position: "relative"
    },
    logo: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: "target",
      marginInlineEnd: "auto",
      color: "inherit",
      fontWeight: "bold",
      fontSize: "md",
      letterSpacing: "-0.01em",
      textDecoration: "none",
      "& > svg": { flexShrink: "0" },
      _hover: { color: "inherit" }
    },
    // Visible beside the logo from tablet size; on phones in the menu.
    wide: { display: { base: "none", md: "contents" } },
    action: headerButton,
    burger: { ...headerButton, display: { base: "inline-flex", md: "none" } },
    menu: {
      display: { base: "grid", md: "none" },
      gap: "1",
      position: "absolute",
      insetInlineEnd: "gutter",
      top: "calc(100% + 0.25rem)",
      width: "min(15rem, 100vw - 2rem)",
      padding: "3",
      background: "card",
      color: "ink",
      border: "1px solid {colors.line}",
      borderRadius: "lg",
      boxShadow: "lifted",
      "& .site__action": { justifyContent: "flex-start", width: "full", fontSize: "md" }
    },
    cartCount: {
      minWidth: "1.5rem",
      paddingInline: "1.5",
      borderRadius: "full",
      background: "ink",
      color: "surface",
      fontSize: "sm",
      fontWeight: "bold",
      lineHeight: "1.5rem",
      textAlign: "center",
      _forcedColors: { border: "1px solid" }
    },
    main: { flex: "1", display: "flex", flexDirection: "column", minWidth: "0" },
    banner: {
      background: "tint",
      color: "onTint",
      fontSize: "sm",
      "& > *": {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: "2",
        maxWidth: "content",
        marginInline: "auto",
        paddingInline: "gutter",
        paddingBlock: "2"
      }
    },
    footer: {
      borderTop: "1px solid {colors.line}",
      background: "card",
      marginTop: { base: "4", md: "8" },
      // Bars in the colours of the page and its dialogs; here, the first page does not wait for them.
      "html:has(&)": { scrollbarColor: "{colors.control} transparent" }
    },
    footerInner: {
      maxWidth: "content",
      marginInline: "auto",
      paddingInline: "gutter",
      paddingBlock: { base: "4", md: "8" },
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: { base: "4", md: "5" }
    },
    // In line with the copyright.
    links: { display: "contents" },
    link: {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "min({sizes.target}, 13vw)",
      color: "muted",
      fontSize: "sm",
      textDecoration: "none",
      "&[href]:hover": { color: "primary", textDecoration: "underline" }
    },
    copyright: { color: "muted", fontSize: "sm" }
  },
  variants: {
    // In the colour of the shop.
    own: {
      true: {
        header: {
          "@supports (color: oklch(from red l c h))": {
            ...ownGround,
            borderColor: "transparent",
            "& :focus-visible": { outlineColor: "currentColor" }
          }
        }
      }
    }
  }
})

/** Layout without footer: one card before a drawn car park. */
export const systemLayout = defineSlotRecipe({
  className: "system",
  base: {
    root: {
      minHeight: "100dvh",
      display: "flex",
      flexDirection: "column",
      position: "relative",
      isolation: "isolate",
      background: "surface"
    },
    bar: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      // Logo and language fit side by side on a phone, in every language.
      gap: "2",
      paddingInline: "gutter",
      paddingBlock: "3"
    },
    logo: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: "target",
      paddingInline: "3",
      borderRadius: "md",
      background: "card",
      color: "ink",
      fontWeight: "bold",
      fontSize: "md",
      textDecoration: "none",
      _hover: { color: "ink" }
    },
    main: {
      flex: "1",
      display: "grid",
      placeItems: "center",
      paddingInline: "gutter",
      paddingBlock: "6",
      minWidth: "0"
    },
    card: {
      width: "full",
      maxWidth: "34rem",
      // In addition to the padding of the page in it.
      padding: { base: "2", md: "6" },
      borderRadius: "lg",
      background: "card",
      boxShadow: "lifted",
      // It contains the driver's e-mail address, which may be wider than a phone.
      overflowWrap: "anywhere",
      hyphens: "manual",
      _forcedColors: { border: "1px solid" }
    },
    backdrop: {
      // On a phone its cars would be as wide as what is left beside the card.
      display: { base: "none", md: "block" },
      position: "fixed",
      inset: "0",
      zIndex: "-1",
      width: "full",
      height: "full",
      objectFit: "cover",
      opacity: "0.55",
      _osDark: { opacity: "0.22" },
      _forcedColors: { display: "none" },
      _print: { display: "none" }
    },
    // Offered when the mail should have arrived; at once where nothing is to move by itself.
    later: {
      animation: "offer 1ms 30s backwards",
      "@media (prefers-reduced-motion: reduce)": { animation: "none" }
    }
  }
})

export const languageSelect = defineRecipe({
  className: "language-select",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    minHeight: "target",
    paddingInlineStart: "3",
    borderRadius: "md",
    background: "card",
    fontSize: "md",
    fontWeight: "bold",
    _hover: { background: "tint", color: "onTint" },
    _focusWithin: { outline: "3px solid {colors.focus}", outlineOffset: "-1px" },
    "& select": {
      minHeight: "target",
      paddingInline: "1",
      border: "0",
      background: "transparent",
      cursor: "pointer",
      outline: "none",
      fieldSizing: "content"
    },
    "& option": { background: "card", color: "ink" }
  }
})
