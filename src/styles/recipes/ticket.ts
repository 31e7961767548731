// Tickets and permits on offer.
import { cardSurface, ownGround } from "./card-surface.ts"
import { defineRecipe, defineSlotRecipe } from "./define.ts"

/** List of offers; the best fit above it, or beside it where there is room. */
export const offers = defineRecipe({
  className: "offers",
  base: {
    display: "grid",
    gap: "6",
    "&:has(> section + :not(:empty))": {
      lg: { gridTemplateColumns: "minmax(0, 1fr) 18rem", alignItems: "start" },
      "& > section": { order: { lg: "1" }, position: { lg: "sticky" }, top: "6rem" }
    }
  }
})

/** Row of a list of offers: the button's hit area is the whole row. */
export const ticketCard = defineSlotRecipe({
  className: "ticket-card",
  slots: ["root", "title", "body", "price", "meta", "action"],
  base: {
    root: {
      ...cardSurface,
      position: "relative",
      // On a phone title and price are side by side, then validity and button, unless large text needs the line.
      // Below them, areas and features have the whole width: a name of a place in one line.
      display: { base: "flex", md: "grid" },
      flexDirection: "row",
      flexWrap: "wrap",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 6rem auto",
      gridTemplateAreas: '"title meta price action" "body meta price action"',
      alignItems: { base: "start", md: "center" },
      columnGap: { base: "2", md: "4" },
      rowGap: "1",
      paddingBlock: { base: "2", md: "3" },
      paddingInline: { base: "3", md: "4" },
      boxShadow: "inset 0.25rem 0 0 var(--accent, transparent), {shadows.card}",
      // The first dozen are rendered at once, with their own height.
      "&:nth-child(n + 13)": { contentVisibility: "auto", containIntrinsicSize: "auto 6rem" },
      breakInside: "avoid",
      "&:hover": { borderColor: "control" }
    },
    title: {
      gridArea: "title",
      flex: "1 1 8rem",
      minWidth: "0",
      alignSelf: { md: "end" },
      fontWeight: "bold",
      lineHeight: "snug"
    },
    body: { gridArea: "body", order: "1", flex: "1 1 9rem", alignSelf: "start", lineHeight: "snug" },
    meta: {
      gridArea: "meta",
      minWidth: "0",
      display: { base: "contents", md: "flex" },
      flexWrap: "wrap",
      gap: "1.5",
      alignSelf: "center",
      "& > *": { order: "2", zIndex: "1" },
      // Leaves the room to the name.
      "& svg": { display: "none" }
    },
    price: {
      gridArea: "price",
      marginInlineStart: "auto",
      maxWidth: "6.5rem",
      lineHeight: "snug",
      textAlign: "end",
      "& > p": { justifyContent: "flex-end" }
    },
    action: {
      gridArea: "action",
      order: "1",
      marginInlineStart: "auto",
      alignSelf: { base: "start", md: "center" },
      minHeight: { base: "1.5rem", md: "2.5rem" },
      padding: "0",
      paddingInline: { md: "3" },
      border: { base: "0", md: "1.5px solid {colors.control}" },
      background: "transparent",
      borderRadius: "md",
      color: "primary",
      fontSize: "sm",
      fontWeight: "bold",
      cursor: "pointer",
      "&::after": { content: "''", position: "absolute", inset: "0", borderRadius: "lg" }
    }
  },
  variants: {
    // The one that suits now: large, with the button of the page.
    best: {
      true: {
        root: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gridTemplateAreas: '"title" "body" "meta" "price" "action"',
          rowGap: "2",
          padding: "4"
        },
        title: { fontSize: "md" },
        meta: { display: "flex", justifySelf: "start", "& svg": { display: "inline" } },
        price: { marginInlineStart: "0", maxWidth: "none", "& > p": { justifyContent: "flex-start" } },
        action: {
          marginInlineStart: "0",
          alignSelf: "auto",
          minHeight: "3.25rem",
          border: "0",
          background: "primary",
          color: "onPrimary",
          fontSize: "md",
          _hover: { background: "primaryHover" }
        }
      }
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

/** End of a running term in the shop's colour: upper part of its card, with a bar that runs down. */
export const term = defineSlotRecipe({
  className: "term",
  slots: ["root", "bar"],
  base: {
    root: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      justifyContent: "space-between",
      columnGap: "4",
      marginTop: { base: "calc(-1 * {spacing.5})", md: "calc(-1 * {spacing.6})" },
      marginInline: { base: "calc(-1 * {spacing.5})", md: "calc(-1 * {spacing.6})" },
      paddingInline: { base: "5", md: "6" },
      paddingBlock: "4",
      background: "primary",
      color: "onPrimary",
      hyphens: "manual",
      "& strong": { fontFamily: "heading", fontSize: "lg", lineHeight: "tight", textWrap: "balance" },
      "@supports (color: oklch(from red l c h))": ownGround,
      _forcedColors: { borderBottom: "1px solid" }
    },
    bar: {
      width: "full",
      height: "0.375rem",
      marginTop: "2",
      borderRadius: "full",
      background: "rgb(0 0 0 / 30%)",
      fill: "currentColor"
    }
  }
})

export const permissionCard = defineSlotRecipe({
  className: "permission-card",
  slots: ["root", "banner", "body"],
  base: {
    root: {
      ...cardSurface
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
