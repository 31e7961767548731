/** Removes artefacts of text copied from a mail, a PDF or a table, or typed with another keyboard. */

// Zero width characters, direction marks, soft hyphens, variation selectors, and control characters like NUL.
const invisible = /[\p{Default_Ignorable_Code_Point}[\p{Cc}--\s]]/gv
const dashes = /[\p{Pd}−⁃˗]/gu
const fullWidth = /[！-～]/g
// Between ASCII characters and their full-width forms.
const offset = 0xfee0

// Most texts: no other expression has to be compiled for them.
const plain = /^[ -~]*$/

/**
 * Returns text with plain dashes, plain blanks and characters of plain width, composed, without invisible
 * ones. Blanks stay in place, even at the ends, so that a caret keeps its position.
 */
export const foldCopiedText = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .replace(invisible, "")
        .replace(dashes, "-")
        .replace(/\s/g, " ")
        .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - offset))
        .normalize("NFC")
