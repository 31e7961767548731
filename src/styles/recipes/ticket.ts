// Tickets and permits on offer.
import { cardSurface, ownGround } from "./card-surface.ts"
import { defineRecipe, defineSlotRecipe } from "./define.ts"

/** Filter, number and list of offers; the best fit above the list, or beside it where there is room. */
export const offers = defineSlotRecipe({
  className: "offers",
  base: {
    head: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2",
      marginBottom: "-2",
      "& > :not(p)": { flex: "1 1 12rem", minWidth: "0", maxWidth: "28rem" }
    },
    root: {
      display: "grid",
      gap: "4",
      containerType: "inline-size",
      // With large text, each part of a row has a line: VAT comes directly after the price.
      "@container (max-width: 12rem)": { "& .price__tax": { order: "0 !important" } },
      "&:has(> section + :not(:empty))": {
        lg: { gridTemplateColumns: "minmax(0, 1fr) 18rem", columnGap: "6", alignItems: "start" },
        "& > section": { order: { lg: "1" }, position: { lg: "sticky" }, top: "6rem" }
      }
    },
    // On a phone from edge to edge: a name of a place and the VAT in one line.
    rows: {
      marginInline: { base: "calc(-1 * {spacing.gutter})", md: "0" },
      overflow: "hidden",
      border: "1px solid {colors.line}",
      borderInlineStart: "0.25rem solid var(--accent, transparent)",
      borderRadius: { md: "lg" },
      background: "card",
      boxShadow: "card"
    }
  }
})

/**
 * Ticket on offer: the button's hit area is all of it. A row of three lines on a phone: title and price, validity and
 * button, area and VAT. With large text, each has a line of its own.
 */
export const ticketCard = defineSlotRecipe({
  className: "ticket-card",
  base: {
    root: {
      position: "relative",
      display: { base: "flex", md: "grid" },
      flexWrap: "wrap",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 6rem auto",
      gridTemplateAreas: '"title meta price action" "body meta price action"',
      alignItems: { base: "baseline", md: "center" },
      columnGap: { base: "2", md: "4" },
      paddingBlock: { base: "1", md: "2.5" },
      paddingInline: { base: "3", md: "4" },
      lineHeight: "snug",
      "& + &": { borderTop: "1px solid {colors.line}" },
      // The first dozen are rendered at once, with their own height.
      "&:nth-child(n + 13)": { contentVisibility: "auto", containIntrinsicSize: "auto 5rem" },
      breakInside: "avoid",
      "&:hover": { background: "surface" }
    },
    // The bases of the three leave no room for a part of the next line; 320 px have room for two prices above 1,000.
    title: {
      gridArea: "title",
      flex: "1 1 max(100% - 12rem, 6.5rem)",
      minWidth: "0",
      alignSelf: { md: "end" },
      fontWeight: "bold"
    },
    body: { gridArea: "body", order: "1", flex: "1 1 9rem", minWidth: "0", alignSelf: { md: "start" } },
    price: {
      gridArea: "price",
      display: { base: "contents", md: "block" },
      textAlign: "end",
      "& > p": { display: { base: "contents", md: "flex" }, justifyContent: "flex-end" },
      "& span": { marginInlineStart: { base: "auto", md: "0" } },
      "& .price__tax": { order: "3" }
    },
    meta: {
      gridArea: "meta",
      order: "2",
      flex: "1 1 max(100% - 8.5rem, 8rem)",
      minWidth: "0",
      // Slim, their words below the title; without a pin, which leaves the room to the name.
      marginInlineStart: "-1",
      "& .pills__pill": { minHeight: "0", paddingBlock: "0", paddingInline: "1" },
      "& svg": { display: "none" },
      "& .pills__more": { marginBlock: "-3", "& > span": { lineHeight: "1.25rem" } }
    },
    action: {
      gridArea: "action",
      order: "1",
      marginInlineStart: "auto",
      // As high as a finger, in a line of text, or in two of a large one.
      marginBlock: { base: "-0.85rem", md: "0" },
      padding: { base: "0.85rem 0", md: "0.85rem" },
      border: { base: "0", md: "1.5px solid {colors.control}" },
      background: "transparent",
      borderRadius: "md",
      color: "primary",
      fontSize: "sm",
      fontWeight: "bold",
      cursor: "pointer",
      _forcedColors: { textDecoration: "underline" },
      "&::after": { content: "''", position: "absolute", inset: "0" }
    }
  },
  variants: {
    // The one that suits now: large, with the button of the page.
    best: {
      true: {
        root: {
          ...cardSurface,
          flexDirection: "row",
          display: { base: "flex", md: "flex" },
          alignItems: { base: "baseline", md: "baseline" },
          rowGap: "1",
          paddingBlock: { base: "3", md: "3" },
          paddingInline: { base: "4", md: "4" },
          boxShadow: "inset 0.25rem 0 0 var(--accent, transparent), {shadows.card}"
        },
        meta: { flexBasis: "100%" },
        price: {
          display: { md: "contents" },
          "& > p": { display: { md: "contents" } },
          "& .price__tax": { order: "1" }
        },
        action: {
          order: "3",
          flex: "1 0 100%",
          marginBlock: { base: "{spacing.1} 0", md: "{spacing.1} 0" },
          border: { base: "0", md: "0" },
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
    height: "0.375rem",
    marginTop: "1",
    borderRadius: "full",
    background: "sunken",
    fill: "primary",
    _forcedColors: { border: "1px solid", fill: "CanvasText" }
  }
})

/** End of a running term in the shop's colour: upper part of its card, with a bar that runs down. */
export const term = defineSlotRecipe({
  className: "term",
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
  base: {
    root: cardSurface,
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
