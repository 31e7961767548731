/** What a list that opens below its field has in common with others of its kind. */
export const dropDown = {
  position: "absolute",
  zIndex: "sticky",
  insetInline: "0",
  top: "calc(100% + 0.375rem)",
  background: "card",
  border: "1px solid {colors.line}",
  borderRadius: "lg",
  boxShadow: "lifted"
} as const

export const dropDownOption = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "target",
  paddingInline: "2",
  borderRadius: "sm",
  cursor: "pointer",
  _hover: { background: "tint" }
} as const
