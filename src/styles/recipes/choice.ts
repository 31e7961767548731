// Few options side by side.
import { defineSlotRecipe } from "./define.ts"

export const choice = defineSlotRecipe({
  className: "choice",
  base: {
    root: { display: "flex", flexWrap: "wrap", gap: "2" },
    option: {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      minHeight: "target",
      paddingInline: "4",
      border: "1.5px solid {colors.control}",
      borderRadius: "full",
      fontWeight: "bold",
      "&:has(:checked)": {
        background: "primary",
        borderColor: "primary",
        color: "onPrimary",
        _forcedColors: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" }
      },
      "&:has(:focus-visible)": { outline: "3px solid {colors.focus}", outlineOffset: "2px" }
    },
    // Over the whole option, so that it takes each press.
    input: {
      position: "absolute",
      inset: "0",
      width: "full",
      height: "full",
      opacity: "0",
      cursor: "pointer"
    }
  }
})
