// Surfaces: cards, notices, dialogs, messages, tables, tooltips.
import { tooltipMaxHeight } from "../../ui/measures.ts"
import { ownGround } from "./card-surface.ts"
import { defineRecipe, defineSlotRecipe } from "./define.ts"

export const card = defineRecipe({
  className: "card",
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "4",
    minWidth: "0",
    padding: { base: "5", md: "6" },
    borderRadius: "lg",
    background: "card",
    border: "1px solid {colors.line}"
  },
  variants: {
    raised: {
      true: {
        boxShadow: "card",
        borderColor: "transparent",
        _osDark: { borderColor: "line" },
        _forcedColors: { borderColor: "CanvasText" }
      }
    }
  }
})

const tones = (slot: string) => ({
  success: { [slot]: { background: "successTint", borderColor: "success", "& > svg": { color: "success" } } },
  error: { [slot]: { background: "errorTint", borderColor: "error", "& > svg": { color: "error" } } },
  info: { [slot]: { background: "infoTint", borderColor: "info", "& > svg": { color: "info" } } },
  warning: { [slot]: { background: "warningTint", borderColor: "warning", "& > svg": { color: "warning" } } }
})

export const notice = defineSlotRecipe({
  className: "notice",
  base: {
    root: {
      display: "flex",
      gap: "3",
      padding: "4",
      borderRadius: "md",
      borderInlineStart: "4px solid",
      color: "ink",
      "& > svg": { width: "min(1.5rem, 7vw)", height: "min(1.5rem, 7vw)" }
    },
    body: {
      display: "grid",
      gap: "1",
      minWidth: "0",
      flex: "1",
      alignContent: "center",
      // Codes and addresses have no break opportunity, and must not be hyphenated.
      overflowWrap: "anywhere",
      hyphens: "manual"
    },
    title: { fontWeight: "bold", "&::first-letter": { textTransform: "uppercase" } },
    actions: { display: "flex", flexWrap: "wrap", gap: "2", marginTop: "2" }
  },
  variants: { tone: tones("root") }
})

export const errorSummary = defineSlotRecipe({
  className: "error-summary",
  base: {
    root: {
      display: "grid",
      gap: "2",
      padding: "5",
      border: "2px solid {colors.error}",
      borderRadius: "lg",
      background: "errorTint",
      color: "ink",
      // With large text, a word of a message is wider than a phone's dialog.
      overflowWrap: "anywhere"
    },
    list: {
      display: "grid",
      "& a": { display: "inline-block", paddingBlock: "1", color: "error", fontWeight: "bold" }
    }
  }
})

const behindDialog = "rgb(10 13 32 / 60%)"

export const dialog = defineSlotRecipe({
  className: "dialog",
  base: {
    // Fallback without a native backdrop. The height excludes the on-screen keyboard.
    overlay: {
      position: "fixed",
      inset: "0 0 auto",
      zIndex: "dialog",
      display: "grid",
      height: "var(--visual-viewport-height)",
      background: behindDialog
    },
    root: {
      width: "calc(100vw - 2rem)",
      maxHeight: "calc(var(--visual-viewport-height, 100dvh) - 2rem)",
      margin: "auto",
      padding: "0",
      border: "1px solid {colors.line}",
      borderRadius: "lg",
      background: "card",
      color: "ink",
      boxShadow: "lifted",
      overflow: "auto",
      overscrollBehavior: "contain",
      "&::backdrop": { background: behindDialog },
      animation: "rise {durations.normal} ease-out"
    },
    head: {
      display: "flex",
      // A large title leaves the first line to the icon that closes.
      flexWrap: "wrap-reverse",
      alignItems: "flex-end",
      justifyContent: "flex-end",
      columnGap: "4",
      padding: "5",
      paddingBottom: "0",
      "& h2": { flex: "1 1 min-content", minWidth: "0", paddingTop: "0.5rem" }
    },
    body: { display: "grid", gap: "4", padding: "5" },
    actions: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "flex-end",
      gap: "3",
      padding: "5",
      paddingTop: "0"
    }
  },
  variants: {
    size: {
      sm: { root: { maxWidth: "24rem" } },
      md: { root: { maxWidth: "28rem" } },
      lg: { root: { maxWidth: "32rem" } },
      xl: { root: { maxWidth: "36rem" } }
    },
    // Side panel on wide screens, full screen on phones: the cart.
    placement: {
      centre: {},
      side: {
        root: {
          marginInlineEnd: "0",
          marginBlock: "0",
          height: "100dvh",
          maxHeight: "100dvh",
          width: { base: "100vw", sm: "calc(100vw - 3rem)" },
          maxWidth: { base: "100vw", sm: "32rem" },
          borderRadius: { base: "0", sm: "{radii.lg} 0 0 {radii.lg}" },
          borderWidth: "0"
        }
      }
    }
  }
})

export const toast = defineSlotRecipe({
  className: "toast",
  base: {
    region: {
      position: "fixed",
      zIndex: "toast",
      insetInline: "0",
      bottom: "0",
      display: "grid",
      justifyItems: "center",
      gap: "2",
      padding: "3",
      paddingBottom: "calc({spacing.3} + env(safe-area-inset-bottom))",
      pointerEvents: "none",
      _print: { display: "none" }
    },
    list: { display: "contents" },
    root: {
      position: "relative",
      display: "flex",
      gap: "3",
      alignItems: "flex-start",
      width: "full",
      maxWidth: "30rem",
      padding: "3",
      paddingInlineStart: "4",
      overflow: "hidden",
      pointerEvents: "auto",
      border: "1px solid",
      borderRadius: "lg",
      color: "ink",
      boxShadow: "lifted",
      animation: "rise {durations.normal} ease-out",
      "& > svg": { width: "1.5rem", height: "1.5rem", marginTop: "0.6rem" }
    },
    body: { flex: "1", minWidth: "0", paddingBlock: "2.5", fontSize: "sm" },
    message: {
      fontWeight: "bold",
      fontSize: "md",
      lineHeight: "snug",
      "&::first-letter": { textTransform: "uppercase" }
    },
    bar: {
      position: "absolute",
      insetInline: "0",
      bottom: "0",
      height: "4px",
      transformOrigin: "left",
      background: "currentColor",
      opacity: "0.55",
      animation: "shrink var(--close-delay) linear forwards",
      "[data-paused] &": { animationPlayState: "paused" }
    }
  },
  variants: { tone: tones("root") }
})

/** For screen readers only. */
const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)"
}

/**
 * Table of cards, one per row, each value with its column's name. Key values first, in any column. `ticket`: the
 * cards that matter most, as wide as the page. `list`: rows with a line between them.
 */
export const table = defineSlotRecipe({
  className: "table",
  base: {
    root: {
      display: "block",
      fontSize: "sm",
      "& tbody": {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
        gap: "4"
      }
    },
    caption: {
      display: "block",
      textAlign: "start",
      fontFamily: "heading",
      fontWeight: "bold",
      fontSize: "md",
      paddingBottom: "3"
    },
    head: unseen,
    row: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      gap: "2",
      padding: "5",
      border: "1px solid {colors.line}",
      borderRadius: "lg",
      background: "card"
    },
    cell: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "3",
      padding: "0",
      "&[data-label]::before": { content: "attr(data-label)", flex: "0 1 6rem", color: "muted" },
      "&[data-label] > *": { flex: "3 1 7rem", minWidth: "0" },
      "&[data-place]": { display: "block" },
      "&[data-place=first]": { order: "-2" },
      "&[data-place=second]": { order: "-1" },
      "&[data-place=title]": { fontSize: "md", fontWeight: "bold" },
      "&[data-place=foot]": { marginTop: "auto", paddingTop: "3", borderTop: "2px dashed {colors.line}" }
    }
  },
  variants: {
    look: {
      ticket: {
        root: { "& tbody": { gridTemplateColumns: "minmax(0, 1fr)" } },
        row: {
          columnGap: "8",
          boxShadow: "inset 0.25rem 0 0 var(--accent, transparent), {shadows.card}",
          md: { display: "grid", gridAutoFlow: "dense", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }
        },
        cell: {
          alignContent: "start",
          // As high as three facts beside it, so that their lines keep one distance.
          "&[data-place=first]": { gridColumn: "1", gridRowEnd: "span 3" },
          "&[data-place=title]": { gridColumn: "1", fontWeight: "normal" },
          // The end of a running ticket, in the shop's colour like its proof.
          "&[data-place=title]:has([data-running])": {
            order: "-3",
            gridColumn: "1 / -1",
            margin: "calc(-1 * {spacing.5})",
            marginBottom: "2",
            padding: "4",
            paddingInline: "5",
            borderRadius: "{radii.lg} {radii.lg} 0 0",
            background: "primary",
            color: "onPrimary",
            "& p": { color: "inherit" },
            "& strong": { fontFamily: "heading", fontSize: "lg", lineHeight: "tight" },
            "@supports (color: oklch(from red l c h))": ownGround
          },
          "&[data-label]": { gridColumn: { md: "2" } },
          // The rule, and no news.
          "&:has([data-unlimited])": unseen,
          "&[data-place=foot]": { gridColumn: "1 / -1" }
        }
      },
      list: {
        root: { "& tbody": { gridTemplateColumns: "1fr", gap: "0" } },
        row: {
          flexDirection: "row",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: "5",
          paddingBlock: "3",
          paddingInline: "0",
          borderWidth: "1px 0 0",
          borderRadius: "0",
          background: "transparent"
        },
        cell: {
          columnGap: "1.5",
          "&[data-label]::before, &[data-label] > *": { flex: "0 1 auto" },
          "&[data-place=title]": { order: "-3", flexBasis: { base: "100%", md: "auto" }, fontSize: "md" },
          "&[data-place=foot]": { marginTop: "0", padding: "0", border: "0" }
        }
      }
    }
  }
})

export const tooltip = defineRecipe({
  className: "tooltip",
  base: {
    width: "max-content",
    maxWidth: "min(20rem, calc(100vw - 1rem))",
    maxHeight: tooltipMaxHeight,
    overflowY: "auto",
    padding: "3",
    border: "1px solid {colors.line}",
    borderRadius: "md",
    background: "card",
    color: "ink",
    fontSize: "sm",
    fontWeight: "normal",
    textAlign: "start",
    boxShadow: "lifted"
  }
})

export const pills = defineSlotRecipe({
  className: "pills",
  base: {
    root: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5", minWidth: "0" },
    pill: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1",
      minWidth: "0",
      maxWidth: "full",
      minHeight: "1.75rem",
      paddingBlock: "1",
      paddingInline: "2.5",
      borderRadius: "lg",
      background: "sunken",
      fontSize: "sm",
      lineHeight: "snug",
      overflowWrap: "anywhere",
      _forcedColors: { border: "1px solid" }
    },
    more: {
      display: "grid",
      placeContent: "center",
      minWidth: "target",
      minHeight: "target",
      // Above the hit area of a ticket, which the pills are part of.
      zIndex: "1",
      marginBlock: "-2",
      padding: "0",
      border: "0",
      borderRadius: "full",
      background: "transparent",
      cursor: "pointer",
      fontSize: "sm",
      fontWeight: "bold",
      color: "onTint",
      "& > span": {
        display: "inline-block",
        paddingInline: "2.5",
        lineHeight: "1.75rem",
        borderRadius: "full",
        background: "tint",
        _forcedColors: { border: "1px solid" }
      }
    }
  }
})
