// Controls: buttons, inputs, choices.
import { defineRecipe, defineSlotRecipe } from "./define.ts"

// In the variants, not in the base: variants follow, and would override it.
const unavailable = {
  "&:disabled, &[aria-disabled='true']:not([aria-busy='true'])": {
    background: "sunken",
    borderColor: "transparent",
    color: "muted",
    cursor: "not-allowed",
    _forcedColors: { color: "GrayText" }
  }
}
const whenAvailable = "&:not(:disabled, [aria-disabled='true']):hover"

export const button = defineRecipe({
  className: "button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minHeight: "target",
    paddingBlock: "2",
    paddingInline: "5",
    border: "1.5px solid transparent",
    borderRadius: "md",
    fontWeight: "bold",
    fontSize: "md",
    lineHeight: "snug",
    maxWidth: "100%",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transition: "background {durations.fast}, color {durations.fast}, border-color {durations.fast}",
    "&[aria-busy='true']": { cursor: "progress" },
    _forcedColors: { border: "1.5px solid ButtonText" },
    // Quoted labels may start in lower case; buttons capitalize them.
    "& > .button-label": {
      display: "inline-block",
      minWidth: "0",
      overflowWrap: "break-word",
      textWrap: "balance",
      "&::first-letter": { textTransform: "uppercase" }
    }
  },
  variants: {
    variant: {
      primary: {
        ...unavailable,
        background: "primary",
        color: "onPrimary",
        [whenAvailable]: { background: "primaryHover", color: "onPrimary" }
      },
      secondary: {
        ...unavailable,
        background: "card",
        color: "primary",
        borderColor: "control",
        [whenAvailable]: { background: "tint", color: "onTint" }
      },
      quiet: {
        ...unavailable,
        background: "transparent",
        color: "primary",
        paddingInline: "3",
        textAlign: "start",
        [whenAvailable]: { background: "tint", color: "onTint" }
      },
      danger: {
        ...unavailable,
        background: "error",
        color: "onError",
        [whenAvailable]: { textDecoration: "underline" }
      }
    },
    size: {
      sm: { paddingInline: "3", fontSize: "sm", whiteSpace: { md: "nowrap" } },
      md: {},
      lg: { minHeight: "3.25rem", paddingInline: { base: "2", sm: "6" } },
      icon: { width: "target", paddingInline: "0" }
    },
    full: { true: { width: "full", paddingInline: "2" } },
    // A quiet button at the edge of a line: its text aligns with other lines, its hit area reaches beyond.
    edge: {
      start: {
        marginInlineStart: "calc(-1.5px - {spacing.3})",
        maxWidth: "calc(100% + 1.5px + {spacing.3})"
      },
      end: { marginInlineEnd: "calc(-1.5px - {spacing.3})" }
    }
  }
})

/** Box of an input or a select. */
export const box = {
  width: "full",
  minHeight: "3rem",
  paddingInline: "3",
  paddingBlock: "2",
  border: "1.5px solid {colors.control}",
  borderRadius: "md",
  background: "card",
  color: "ink",
  fontSize: "md",
  _placeholder: { color: "muted", opacity: "1" },
  _disabled: { background: "sunken", color: "muted" },
  "&:is([aria-invalid='true'], [data-invalid])": { borderColor: "error", borderWidth: "2px" }
}

export const field = defineSlotRecipe({
  className: "field",
  base: {
    root: { display: "grid", gap: "1.5", alignContent: "start", minWidth: "0", border: "0" },
    label: { fontWeight: "bold", fontSize: "md" },
    optional: { color: "muted", fontWeight: "normal", fontSize: "sm" },
    hint: { color: "muted", fontSize: "sm" },
    error: {
      display: "flex",
      gap: "2",
      alignItems: "flex-start",
      color: "error",
      fontWeight: "bold",
      fontSize: "sm",
      overflowWrap: "anywhere",
      "& svg": { flex: "none", marginTop: "0.15em" }
    },
    control: box,
    segments: { ...box, display: "flex", paddingInline: "1.5" },
    // Large enough for a finger; the literals between segments are not interactive.
    segment: {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      borderRadius: "sm",
      outlineOffset: "-2px",
      "&[contenteditable]": { minWidth: "2rem" },
      "&[data-focused]": { background: "tint", color: "onTint" }
    },
    select: {
      ...box,
      appearance: "none",
      paddingInlineEnd: "10",
      cursor: "pointer",
      textOverflow: "ellipsis",
      _disabled: { ...box._disabled, cursor: "not-allowed" },
      "& option": { background: "card", color: "ink" }
    },
    selectBox: {
      position: "relative",
      "& > svg": {
        position: "absolute",
        insetInlineEnd: "3",
        top: "calc(50% - 0.625em)",
        pointerEvents: "none"
      }
    },
    // A control with a button of its own at its end.
    withButton: {
      position: "relative",
      "& > input": { paddingInlineEnd: "12", fontSize: "min(1em, 7.5vw)" },
      "& > button": { position: "absolute", insetInlineEnd: "1", top: "calc(50% - 1.375rem)" }
    },
    group: {
      display: "grid",
      gap: "4",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
      // Aligns boxes side by side, even if only one has a hint above.
      alignItems: "end"
    }
  }
})

export const checkbox = defineSlotRecipe({
  className: "checkbox",
  base: {
    root: { display: "grid", gap: "1.5" },
    input: {
      flex: "none",
      width: "1.5rem",
      height: "1.5rem",
      marginTop: "1px",
      // The browser's own is grey in the dark.
      appearance: "none",
      display: "grid",
      placeContent: "center",
      border: "1.5px solid {colors.control}",
      borderRadius: "sm",
      background: "card",
      cursor: "pointer",
      "&:checked": { borderColor: "primary", background: "primary" },
      "&:checked::before": {
        content: "''",
        width: "1rem",
        height: "1rem",
        background: "onPrimary",
        clipPath: "polygon(14% 44%, 0 62%, 42% 96%, 100% 20%, 82% 6%, 39% 64%)"
      },
      _forcedColors: { appearance: "auto" }
    },
    label: {
      display: "flex",
      gap: "3",
      alignItems: "flex-start",
      minHeight: "target",
      paddingBlock: "2",
      cursor: "pointer",
      "& > span": { minWidth: 0, overflowWrap: "anywhere" },
      // A declaration: one sentence, and the words of the law below it.
      "& strong, & small": { display: "block", fontSize: "sm", lineHeight: "snug" },
      "& small": { fontSize: "sm" }
    }
  }
})
