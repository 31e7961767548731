// Calendar of a month over the page.
import { defineSlotRecipe } from "./define.ts"

export const calendar = defineSlotRecipe({
  className: "calendar",
  base: {
    root: {
      width: "min(21rem, calc(100vw - 1rem))",
      padding: "3",
      border: "1px solid {colors.line}",
      borderRadius: "lg",
      background: "card",
      boxShadow: "lifted",
      overflow: "auto"
    },
    head: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2" },
    title: { fontWeight: "bold", "&::first-letter": { textTransform: "uppercase" } },
    // The same height before the days are rendered.
    grid: {
      minHeight: "calc(6 * {sizes.target} + 2rem)",
      width: "full",
      tableLayout: "fixed",
      borderCollapse: "collapse",
      textAlign: "center"
    },
    // Large text grows as far as seven columns of a phone have room: names stay whole, numbers apart.
    weekday: { height: "2rem", color: "muted", fontSize: "min({fontSizes.sm}, 3.9vw)", fontWeight: "bold" },
    day: {
      display: "grid",
      placeItems: "center",
      minHeight: "target",
      fontSize: "min(1em, 5.5vw)",
      border: "2px solid transparent",
      borderRadius: "md",
      cursor: "pointer",
      "&[data-disabled]": { color: "muted", opacity: "0.5", cursor: "not-allowed" },
      "&:not([data-disabled], [data-selected]):hover": { background: "tint", color: "onTint" },
      "&[data-today]": { borderColor: "control", fontWeight: "bold" },
      "&[data-selected]": { background: "primary", color: "onPrimary", fontWeight: "bold" },
      _forcedColors: {
        "&[data-selected]": {
          borderColor: "Highlight",
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText"
        },
        "&[data-disabled]": { color: "GrayText", opacity: "1" }
      }
    }
  }
})
