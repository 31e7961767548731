/** What comes along when text is copied from a mail, a PDF or a table, or typed with another keyboard. */

// Zero width characters, direction marks, soft hyphens and variation selectors.
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const dashes = /[\p{Pd}−⁃˗]/gu
const fullWidth = /[！-～]/g
// Between the plain characters and their full-width forms.
const offset = 0xfee0

/**
 * Writes text with plain dashes, plain blanks and characters of plain width, composed, without what nobody sees. Blanks stay where
 * they are, at the ends, too, so that a caret keeps its place.
 */
export const foldCopiedText = (text: string): string =>
  text
    .replace(invisible, "")
    .replace(dashes, "-")
    .replace(/\s/g, " ")
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - offset))
    .normalize("NFC")
