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
