// Number plate: band, pressed letters, seals. All sizes in em, so the font size is the size of the plate.
import { defineSlotRecipe } from "./define.ts"

const frame = {
  display: "inline-flex",
  alignItems: "stretch",
  maxWidth: "full",
  height: "1.62em",
  border: "max(1.5px, 0.055em) solid {colors.plateInk}",
  borderRadius: "0.2em",
  background: "plateFace",
  color: "plateInk",
  boxShadow:
    "inset 0 0 0 max(1px, 0.03em) rgb(255 255 255 / 80%), inset 0 -0.06em 0.1em rgb(20 21 26 / 18%), 0 1px 3px rgb(20 21 26 / 25%)",
  overflow: "hidden",
  forcedColorAdjust: "none",
  fontFamily: "plate",
  fontWeight: "bold",
  fontStretch: "condensed",
  hyphens: "manual",
  lineHeight: "1",
  fontVariantNumeric: "lining-nums tabular-nums",
  printColorAdjust: "exact"
}

const band = {
  flex: "none",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "space-between",
  width: "0.78em",
  paddingBlock: "0.14em",
  background: "plateBand",
  color: "plateOnBand",
  "& svg": { width: "0.56em", height: "0.56em" },
  "[data-country='CH'] > &": { background: "#c8102e" }
} as const

const pressed = "0 0.03em 0 rgb(255 255 255 / 90%), 0 -0.015em 0 rgb(20 21 26 / 45%)"

export const plate = defineSlotRecipe({
  className: "plate",
  base: {
    root: { display: "inline-flex", maxWidth: "full", verticalAlign: "middle" },
    frame,
    band,
    // The band as a button: as wide as a finger, with a small arrow.
    country: {
      ...band,
      justifyContent: "center",
      gap: "0.06em",
      // With large text, most of the field is left to the plate.
      width: "min(max(1.2em, {sizes.target}), 25cqi)",
      border: "0",
      cursor: "pointer",
      _disabled: { cursor: "not-allowed" },
      _focusVisible: { outline: "3px solid {colors.plateOnBand}", outlineOffset: "-5px" },
      "& > svg:last-child": { width: "0.4em", height: "0.4em" }
    },
    sign: {
      fontSize: "0.42em",
      fontFamily: "body",
      fontStretch: "normal",
      letterSpacing: "0",
      "&[data-letters='2']": { fontSize: "0.36em" },
      "&[data-letters='3']": { fontSize: "0.29em" }
    },
    text: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      flex: "1",
      paddingInline: "0.28em",
      letterSpacing: "0.045em",
      whiteSpace: "pre",
      textShadow: pressed
    },
    gap: { width: "0.26em" },
    // The two round seals between district and letters.
    seals: {
      position: "relative",
      display: "inline-block",
      width: "0.4em",
      height: "0.94em",
      marginInline: "0.12em 0.16em",
      overflow: "hidden",
      color: "transparent",
      textShadow: "none",
      "&::before, &::after": {
        content: "''",
        position: "absolute",
        insetInlineStart: "0",
        width: "0.4em",
        height: "0.4em",
        borderRadius: "50%"
      },
      "&::before": {
        top: "0",
        background: "radial-gradient(circle, #f39b2d 24%, #d9dbe0 27% 62%, #9a9da6 65%)"
      },
      "&::after": {
        bottom: "0",
        background: "radial-gradient(circle, #35558f 24%, #e6e7ea 27% 62%, #9a9da6 65%)"
      }
    },
    input: {
      flex: "1",
      minWidth: "0",
      width: "full",
      border: "0",
      paddingInline: "0.28em",
      background: "transparent",
      color: "plateInk",
      fontFamily: "inherit",
      fontWeight: "inherit",
      letterSpacing: "0.045em",
      lineHeight: "1",
      textTransform: "uppercase",
      textShadow: pressed,
      outline: "none",
      _placeholder: { color: "plateGhost", opacity: "1", textShadow: "none", fontWeight: "normal" }
    }
  },
  variants: {
    size: {
      // With large text, a long plate has to fit a card.
      sm: { root: { fontSize: "min(1.125rem, 6vw)" } },
      // As large as its container allows: the component sets --characters, so that a long plate shrinks.
      lg: {
        root: { display: "block", width: "full", maxWidth: "27rem", containerType: "inline-size" },
        frame: { fontSize: "min(3rem, calc(100cqi / (var(--characters) * 0.78 + 1.9)))" }
      },
      input: {
        root: { display: "block", width: "full", maxWidth: "27rem", containerType: "inline-size" },
        frame: {
          display: "flex",
          width: "full",
          height: "clamp(3.5rem, 17cqi, 4.75rem)",
          fontSize: "clamp(2.1rem, 10.4cqi, 2.9rem)",
          _focusWithin: { outline: "3px solid {colors.focus}", outlineOffset: "3px" }
        },
        // Below 16 px an iPhone zooms in at the focus.
        input: {
          fontSize: "clamp(16px, (100cqi - min(4.25rem, 34cqi)) / (var(--characters) * 0.76 + 0.6), 1em)"
        }
      }
    },
    face: { white: {}, yellow: { frame: { background: "plateYellow" } } },
    invalid: { true: { frame: { outline: "3px solid {colors.error}", outlineOffset: "2px" } } }
  }
})

export const plateField = defineSlotRecipe({
  className: "plate-field",
  base: {
    root: { display: "grid", gap: "4", alignContent: "start", minWidth: "0" },
    row: { display: "grid", gap: "1.5", "& a": { fontWeight: "bold" } },
    result: {
      display: "grid",
      gap: "2",
      borderRadius: "sm",
      "& > p, & > div > p": { fontWeight: "bold", color: "ink" },
      "&:empty": { display: "none" }
    },
    choices: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2",
      "& > p": { color: "muted", fontSize: "sm", width: "full" }
    },
    manage: {
      "& > summary": {
        display: "flex",
        alignItems: "center",
        minHeight: "target",
        color: "primary",
        fontWeight: "bold",
        fontSize: "sm",
        cursor: "pointer",
        gap: "1",
        listStyle: "none"
      },
      "&[open] > summary > svg": { rotate: "180deg" },
      "& fieldset": { borderTop: "1px solid {colors.line}", paddingTop: "3" }
    }
  }
})

/** Button of a plate: a suggestion or one used before. */
export const plateChoice = defineSlotRecipe({
  className: "plate-choice",
  base: {
    root: {
      display: "inline-flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2",
      minHeight: "target",
      maxWidth: "full",
      padding: "1.5",
      border: "1.5px solid {colors.control}",
      borderRadius: "md",
      background: "card",
      color: "ink",
      fontSize: "sm",
      fontWeight: "bold",
      textAlign: "start",
      cursor: "pointer",
      "& > span:last-child:not([aria-hidden])": { paddingInlineEnd: "1" },
      _hover: { background: "tint", borderColor: "primary" }
    }
  }
})
