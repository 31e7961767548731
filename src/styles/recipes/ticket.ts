// Cards of tickets, shaped like a printed ticket, with a tear-off stub for the price.
import { defineRecipe, defineSlotRecipe } from "./define.ts"

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

const card = {
  display: "flex",
  flexDirection: "column",
  minWidth: "0",
  overflow: "hidden",
  borderRadius: "lg",
  background: "card",
  border: "1px solid {colors.line}",
  boxShadow: "card"
}

export const ticketCard = defineSlotRecipe({
  className: "ticket-card",
  slots: ["root", "body", "meta", "stub"],
  base: {
    root: {
      ...card,
      boxShadow: "inset 0 0.25rem 0 var(--accent, transparent), {shadows.card}",
      // The first dozen are rendered at once, with their own height.
      "&:nth-child(n + 13)": { contentVisibility: "auto", containIntrinsicSize: "auto 18rem" },
      breakInside: "avoid"
    },
    body: { display: "flex", flexDirection: "column", gap: "3", flex: "1", padding: "5", paddingBottom: "5" },
    meta: { display: "flex", flexWrap: "wrap", gap: "1.5", marginTop: "auto" },
    stub: {
      position: "relative",
      display: "grid",
      gap: "3",
      padding: "5",
      paddingTop: "4",
      borderTop: "2px dashed {colors.line}",
      "&::before": { ...notch, insetInlineStart: "-0.6875rem" },
      "&::after": { ...notch, insetInlineEnd: "-0.6875rem" },
      _forcedColors: { "&::before, &::after": { display: "none" } }
    }
  }
})

/** From midnight to midnight. */
export const dayBar = defineRecipe({
  className: "day-bar",
  base: {
    display: "block",
    width: "full",
    height: "0.5rem",
    marginTop: "2",
    borderRadius: "full",
    background: "sunken",
    fill: "primary",
    _forcedColors: { border: "1px solid", fill: "CanvasText" }
  }
})

export const permissionCard = defineSlotRecipe({
  className: "permission-card",
  slots: ["root", "banner", "body"],
  base: {
    root: {
      ...card
    },
    banner: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      padding: "2",
      paddingInline: "5",
      background: "successTint",
      color: "success",
      fontSize: "sm",
      fontWeight: "bold",
      "& > span::first-letter": { textTransform: "uppercase" },
      "& > span": { display: "inline-block" }
    },
    body: {
      display: "flex",
      flexDirection: "column",
      gap: "3",
      flex: "1",
      padding: "5",
      "& > .button": { marginTop: "auto" }
    }
  }
})

export const cover = defineRecipe({
  className: "cover",
  base: {
    width: "full",
    height: "clamp(8rem, 22vw, 17rem)",
    objectFit: "cover",
    // Less height shows less sky.
    objectPosition: "50% 85%",
    borderBottom: "0.375rem solid var(--accent, transparent)",
    borderRadius: "lg",
    background: "tint",
    _osDark: { filter: "brightness(0.8)" }
  }
})
