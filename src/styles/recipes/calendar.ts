// A month to choose a day from, over the page.
import { defineSlotRecipe } from "./define.ts"

export const calendar = defineSlotRecipe({
  className: "calendar",
  slots: ["root", "head", "title", "grid", "weekday", "day"],
  base: {
    root: {
      position: "absolute",
      inset: "auto",
      margin: "0",
      width: "min(21rem, calc(100vw - 1rem))",
      padding: "3",
      border: "1px solid {colors.line}",
      borderRadius: "lg",
      background: "card",
      color: "ink",
      boxShadow: "lifted"
    },
    head: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2" },
    title: { fontWeight: "bold", "&::first-letter": { textTransform: "uppercase" } },
    grid: { width: "full", tableLayout: "fixed", borderCollapse: "collapse", textAlign: "center" },
    weekday: { height: "2rem", color: "muted", fontSize: "sm", fontWeight: "medium" },
    day: {
      width: "full",
      minHeight: "target",
      padding: "0",
      border: "2px solid transparent",
      borderRadius: "md",
      background: "transparent",
      color: "ink",
      fontVariantNumeric: "tabular-nums",
      cursor: "pointer",
      "&[data-outside]": { color: "muted" },
      "&[aria-disabled]": { color: "muted", opacity: "0.5", cursor: "not-allowed" },
      "&:not([aria-disabled], [data-chosen]):hover": { background: "tint", color: "onTint" },
      "&[aria-current]": { borderColor: "control", fontWeight: "bold" },
      "&[data-chosen]": { background: "primary", color: "onPrimary", fontWeight: "bold" },
      _forcedColors: {
        "&[data-chosen]": {
          borderColor: "Highlight",
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText"
        },
        "&[aria-disabled]": { color: "GrayText", opacity: "1" }
      }
    }
  }
})
