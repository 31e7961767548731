// Text and numbers.
import { defineRecipe, defineSlotRecipe } from "./define.ts"

/** Always a heading element: global.ts has what they share. */
export const heading = defineRecipe({
  className: "heading",
  base: { letterSpacing: "-0.015em" },
  variants: {
    size: {
      page: { fontSize: "lg" },
      section: { fontSize: "md" },
      card: { fontSize: "md", lineHeight: "snug", letterSpacing: "0" },
      small: { fontSize: "sm", lineHeight: "snug", letterSpacing: "0" }
    }
  }
})

export const text = defineRecipe({
  className: "text",
  base: { maxWidth: "65ch" },
  variants: { size: { sm: { fontSize: "sm" }, md: { fontSize: "md" } }, tone: { muted: { color: "muted" } } }
})

export const badge = defineRecipe({
  className: "badge",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    paddingBlock: "1",
    paddingInline: "2.5",
    minHeight: "1.625rem",
    // Half of the height of one line, so that a badge of two lines keeps its shape.
    borderRadius: "0.8125rem",
    border: "1px solid transparent",
    fontSize: "sm",
    fontWeight: "bold",
    lineHeight: "snug",
    _forcedColors: { borderColor: "currentColor" }
  },
  variants: {
    tone: {
      neutral: { background: "sunken", color: "ink" },
      success: { background: "successTint", color: "success" },
      warning: { background: "warningTint", color: "warning" },
      error: { background: "errorTint", color: "error" }
    }
  }
})

export const price = defineSlotRecipe({
  className: "price",
  base: {
    root: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "2" },
    amount: { fontFamily: "heading", fontWeight: "bold", letterSpacing: "-0.01em", whiteSpace: "nowrap" },
    regular: { color: "muted", fontSize: "sm", whiteSpace: "nowrap" },
    tax: { color: "muted", fontSize: "sm", whiteSpace: "nowrap" }
  },
  variants: { size: { md: { amount: { fontSize: "md" } }, lg: { amount: { fontSize: "lg" } } } }
})

/** List of items: dots, or numbers where the order matters. */
export const list = defineRecipe({
  className: "list",
  base: { display: "grid", gap: "1.5", paddingInlineStart: "5", "& > li::marker": { color: "muted" } },
  variants: { kind: { dots: { listStyle: "disc" }, numbers: { listStyle: "decimal" } } }
})

/** Pairs of a name and a value: "Start", "Mo., 30. Nov. 2026". */
export const facts = defineSlotRecipe({
  className: "facts",
  base: {
    root: { display: "grid", gap: "3" },
    // Side by side where both have room: a plate is never cut, whatever the text size.
    pair: { display: "flex", flexWrap: "wrap", columnGap: "4" },
    name: { flex: "0 1 11rem", color: "muted", fontSize: "sm", paddingTop: "0.1em" },
    value: { flex: "1 1 12rem", fontWeight: "bold", minWidth: "0" }
  }
})

export const icon = defineRecipe({
  className: "icon",
  base: {
    flex: "none",
    width: "1.25em",
    height: "1.25em",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "2",
    strokeLinecap: "round",
    strokeLinejoin: "round"
  }
})
