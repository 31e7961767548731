import { accentLightness } from "../tokens.ts"

/** Ground in the shop's colour, dark enough for white text on it. */
export const ownGround = {
  background: `oklch(from var(--shop, {colors.primary}) min(l, ${accentLightness.atMostUnderWhite}) c h)`,
  color: "#fff"
}

/** Surface of cards that clip their content. */
export const cardSurface = {
  display: "flex",
  flexDirection: "column",
  minWidth: "0",
  overflow: "hidden",
  borderRadius: "lg",
  background: "card",
  border: "1px solid {colors.line}",
  boxShadow: "card"
}
