// Cards of tickets, shaped like a printed ticket, with a tear-off stub for the price.
import { accentLightness } from "../tokens.ts"
import { defineRecipe, defineSlotRecipe } from "./define.ts"

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

/** Row of a list of offers: the button's hit area is the whole row. */
export const ticketCard = defineSlotRecipe({
  className: "ticket-card",
  slots: ["root", "title", "body", "price", "meta", "action"],
  base: {
    root: {
      ...card,
      position: "relative",
      display: "grid",
      gridTemplateColumns: {
        base: "minmax(0, 1fr) auto auto",
        md: "minmax(0, 5fr) minmax(0, 4fr) 6rem auto"
      },
      gridTemplateAreas: {
        base: '"title title price" "body body body" "meta action action"',
        md: '"title meta price action" "body meta price action"'
      },
      alignItems: { base: "start", md: "center" },
      columnGap: { base: "3", md: "6" },
      rowGap: "1",
      paddingBlock: { base: "2.5", md: "3" },
      paddingInline: "4",
      boxShadow: "inset 0.25rem 0 0 var(--accent, transparent), {shadows.card}",
      // The first dozen are rendered at once, with their own height.
      "&:nth-child(n + 13)": { contentVisibility: "auto", containIntrinsicSize: "auto 6rem" },
      breakInside: "avoid",
      "&:hover": { borderColor: "control" }
    },
    title: {
      gridArea: "title",
      alignSelf: { md: "end" },
      fontSize: { base: "md", md: "lg" },
      fontWeight: "bold",
      lineHeight: "snug"
    },
    body: { gridArea: "body", alignSelf: "start", lineHeight: "snug" },
    meta: {
      gridArea: "meta",
      display: "flex",
      flexWrap: "wrap",
      gap: "1.5",
      alignSelf: "center",
      "& > *": { zIndex: "1" }
    },
    price: {
      gridArea: "price",
      maxWidth: "6.5rem",
      lineHeight: "snug",
      textAlign: "end",
      "& > p": { justifyContent: "flex-end" }
    },
    action: {
      gridArea: "action",
      justifySelf: "end",
      alignSelf: "center",
      minHeight: { base: "1.75rem", md: "2.5rem" },
      padding: "0",
      paddingInline: { md: "3" },
      border: { base: "0", md: "1.5px solid {colors.control}" },
      background: "transparent",
      borderRadius: "md",
      color: "primary",
      fontSize: { base: "xs", md: "sm" },
      fontWeight: "bold",
      cursor: "pointer",
      "&::after": { content: "''", position: "absolute", inset: "0", borderRadius: "lg" }
    }
  }
})

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

const stub = {
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

/** Ticket of a paid order, shown to an inspector. */
export const proof = defineSlotRecipe({
  className: "proof",
  slots: ["root", "picture", "clock", "head", "state", "body", "stub", "code"],
  base: {
    root: {
      ...card,
      boxShadow: "lifted",
      breakInside: "avoid",
      "& .cover": {
        height: "4.5rem",
        border: "0",
        borderRadius: "0",
        "@media (max-height: 40rem)": { height: "3rem" }
      },
      _print: { boxShadow: "none" }
    },
    picture: { position: "relative" },
    clock: {
      position: "absolute",
      top: "2",
      insetInlineEnd: "2",
      paddingInline: "3",
      borderRadius: "full",
      background: "rgb(0 0 0 / 70%)",
      color: "#fff",
      fontSize: "lg",
      fontWeight: "bold"
    },
    head: {
      display: "grid",
      gap: "2",
      padding: "4",
      background: "sunken",
      _print: { background: "card", color: "ink", borderBottom: "2px solid {colors.ink}" },
      _forcedColors: { borderBottom: "2px solid" }
    },
    state: {
      display: "flex",
      gap: "3",
      alignItems: "center",
      "& > svg": { width: "2.5rem", height: "2.5rem" },
      "& > p": { minWidth: "0", hyphens: "manual" },
      "& strong": { display: "block", fontSize: "2xl", lineHeight: "tight", textWrap: "balance" },
      "& strong::first-letter": { textTransform: "uppercase" }
    },
    body: { display: "grid", gap: "2", padding: "4" },
    stub: {
      ...stub,
      padding: "4",
      display: "flex",
      justifyContent: "space-between",
      _print: { "&::before, &::after": { display: "none" } }
    },
    // Dark on light in both modes: not every reader knows the reverse.
    code: {
      flex: "none",
      display: "grid",
      gap: "1",
      width: "9rem",
      color: "muted",
      fontSize: "xs",
      textAlign: "center",
      "& > svg": {
        width: "9rem",
        borderRadius: "sm",
        background: "#fff",
        fill: "#000",
        forcedColorAdjust: "none",
        printColorAdjust: "exact"
      }
    }
  },
  variants: {
    valid: {
      true: {
        head: {
          background: "primary",
          color: "onPrimary",
          "--colors-muted": "currentColor",
          "@supports (color: oklch(from red l c h))": {
            background: `oklch(from var(--shop, {colors.primary}) min(l, ${accentLightness.atMostUnderWhite}) c h)`,
            color: "#fff",
            _print: { background: "card", color: "ink" }
          }
        }
      }
    },
    // Handed over: it slides in, then its state is stamped.
    new: {
      true: {
        root: { _motionSafe: { animation: "rise 450ms ease-out" } },
        state: { _motionSafe: { "& > svg": { animation: "stamp 500ms 350ms ease-out backwards" } } }
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

/** Rest of a term: upper edge of its card. */
export const termBar = defineRecipe({
  className: "term-bar",
  base: {
    position: "absolute",
    top: "0",
    insetInline: "0",
    width: "full",
    height: "0.5rem",
    background: "sunken",
    fill: "var(--accent, {colors.primary})",
    _forcedColors: { background: "Canvas", fill: "CanvasText" }
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
