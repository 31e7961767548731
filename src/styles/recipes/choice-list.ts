// Button that opens a searchable list over the page, and that list.
import { areaListMaxHeight } from "../../ui/measures.ts"
import { box } from "./controls.ts"
import { defineSlotRecipe } from "./define.ts"

export const choiceList = defineSlotRecipe({
  className: "choice-list",
  base: {
    button: {
      ...box,
      display: "flex",
      alignItems: "center",
      gap: "3",
      maxWidth: "28rem",
      textAlign: "start",
      cursor: "pointer",
      "& > span": { flex: "1", minWidth: "0" }
    },
    panel: {
      display: "flex",
      flexDirection: "column",
      width: "max(var(--trigger-width), 20rem)",
      maxWidth: "calc(100vw - 1.5rem)",
      border: "1px solid {colors.line}",
      borderRadius: "lg",
      background: "card",
      color: "ink",
      boxShadow: "lifted",
      overflow: "auto"
    },
    body: {
      minHeight: "0",
      display: "flex",
      flexDirection: "column",
      gap: "2",
      padding: "3",
      outline: "none"
    },
    // As tall as its container allows.
    list: {
      flex: "0 1 auto",
      minHeight: "target",
      height: areaListMaxHeight,
      maxHeight: areaListMaxHeight,
      overflowY: "auto",
      overscrollBehavior: "contain",
      outline: "none"
    },
    title: { padding: "2", color: "muted", fontSize: "sm", fontWeight: "bold" },
    option: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "target",
      paddingInline: "2",
      borderRadius: "sm",
      cursor: "pointer",
      "& > span": { flex: "1", minWidth: "0", overflowWrap: "anywhere" },
      "&[data-hovered], &[data-focused]": { background: "tint", color: "onTint" },
      "&[data-focus-visible]": { outline: "2px solid {colors.focus}", outlineOffset: "-2px" }
    },
    flag: {
      flex: "none",
      width: "1.5rem",
      height: "1rem",
      borderRadius: "2px",
      boxShadow: "0 0 0 1px {colors.line}",
      forcedColorAdjust: "none"
    },
    note: { color: "muted", fontSize: "sm", _empty: { display: "none" } }
  }
})
