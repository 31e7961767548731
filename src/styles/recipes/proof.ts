// Proof of a paid ticket, shaped like a printed ticket with a tear-off stub.
import { cardSurface, ownGround } from "./card-surface.ts"
import { defineSlotRecipe } from "./define.ts"

const notch = {
  content: "''",
  position: "absolute",
  top: "-0.625rem",
  width: "1.25rem",
  height: "1.25rem",
  borderRadius: "50%",
  background: "surface",
  border: "1px solid {colors.line}"
}

/** Ticket of a paid order, shown to an inspector. */
export const proof = defineSlotRecipe({
  className: "proof",
  base: {
    root: {
      ...cardSurface,
      boxShadow: "lifted",
      breakInside: "avoid",
      "& .cover": {
        height: "4.5rem",
        border: "0",
        borderRadius: "0",
        "@media (max-height: 40rem)": { height: "3rem" }
      },
      _print: { boxShadow: "none" }
    },
    picture: { position: "relative" },
    clock: {
      position: "absolute",
      top: "2",
      insetInlineEnd: "2",
      paddingInline: "3",
      borderRadius: "full",
      background: "rgb(0 0 0 / 70%)",
      color: "#fff",
      fontSize: "md",
      fontWeight: "bold"
    },
    head: {
      display: "grid",
      gap: "2",
      padding: "4",
      background: "sunken",
      _print: { background: "card", color: "ink", borderBottom: "2px solid {colors.ink}" },
      _forcedColors: { borderBottom: "2px solid" }
    },
    state: {
      display: "flex",
      gap: "3",
      alignItems: "center",
      "& > svg": { width: "2.5rem", height: "2.5rem" },
      "& > p": { minWidth: "0", hyphens: "manual" },
      "& strong": {
        display: "block",
        fontFamily: "heading",
        fontSize: "lg",
        lineHeight: "tight",
        textWrap: "balance"
      },
      "& strong::first-letter": { textTransform: "uppercase" }
    },
    body: { display: "grid", gap: "2", padding: "4" },
    stub: {
      position: "relative",
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: "3",
      padding: "4",
      // Beside the code, or above it with large text.
      "& > .column": { flex: "1 1 6.5rem" },
      borderTop: "2px dashed {colors.line}",
      "&::before": { ...notch, insetInlineStart: "-0.6875rem" },
      "&::after": { ...notch, insetInlineEnd: "-0.6875rem" },
      _forcedColors: { "&::before, &::after": { display: "none" } },
      _print: { "&::before, &::after": { display: "none" } }
    },
    // Dark on light in both modes: not every reader knows the reverse.
    code: {
      flex: "none",
      display: "grid",
      gap: "1",
      width: "7.5rem",
      color: "muted",
      fontSize: "sm",
      textAlign: "center",
      "& > svg": {
        width: "7.5rem",
        borderRadius: "sm",
        background: "#fff",
        fill: "#000",
        forcedColorAdjust: "none",
        printColorAdjust: "exact"
      }
    }
  },
  variants: {
    valid: {
      true: {
        head: {
          background: "primary",
          color: "onPrimary",
          "--colors-muted": "currentColor",
          "@supports (color: oklch(from red l c h))": {
            ...ownGround,
            _print: { background: "card", color: "ink" }
          }
        }
      }
    },
    // Handed over: it slides in, then its state is stamped.
    new: {
      true: {
        root: { _motionSafe: { animation: "rise 450ms ease-out" } },
        state: { _motionSafe: { "& > svg": { animation: "stamp 500ms 350ms ease-out backwards" } } }
      }
    }
  }
})
