// Loading states.
import { defineRecipe, defineSlotRecipe } from "./define.ts"

export const skeleton = defineRecipe({
  className: "skeleton",
  base: {
    display: "block",
    borderRadius: "sm",
    background:
      "linear-gradient(90deg, {colors.sunken} 30%, color-mix(in srgb, {colors.sunken} 55%, {colors.line}) 50%, {colors.sunken} 70%) 0 0 / 200% 100%",
    animation: "shimmer 1.6s linear infinite",
    _forcedColors: { border: "1px dashed" }
  },
  variants: {
    shape: {
      text: { height: "1em", width: "100%", marginBlock: "0.25em" },
      short: { height: "1em", width: "45%", marginBlock: "0.25em" },
      heading: { height: "1.75rem", width: "min(20rem, 70%)" },
      button: { height: "3rem", width: "min(100%, 28rem)", borderRadius: "md" },
      pill: { height: "1.75rem", width: "9rem", borderRadius: "full" },
      again: { order: "-1", height: "clamp(12.35rem, (52rem - 100vw) * 99, 22rem)", borderRadius: "lg" },
      cover: { height: "clamp(5.5rem, 22vw, 17rem)", width: "100%", borderRadius: "lg" }
    }
  }
})

export const spinner = defineSlotRecipe({
  className: "spinner",
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      gap: "3",
      color: "muted",
      overflowWrap: "anywhere"
    },
    wheel: {
      flex: "none",
      width: "1.25em",
      height: "1.25em",
      borderRadius: "full",
      border: "3px solid {colors.line}",
      borderTopColor: "primary",
      animation: "spin 0.8s linear infinite"
    }
  }
})
