/**
 * Widths of characters in thousandths of the font size, so that text has the same size on every machine.
 * Measured in Liberation Sans, which has the widths of Arial and Helvetica.
 */
type WidthsByCharacters = ReadonlyArray<readonly [number, string]>

const regular: WidthsByCharacters = [
  [0, "­"],
  [191, "'"],
  [222, "ijl‘’"],
  [260, "|¦"],
  [278, " !,./:;I[\\]ft·ÌÍÎÏìíîï"],
  [333, "()-`r¡¨²³´¸¹“”„›‹"],
  [334, "{}"],
  [350, "•"],
  [355, '"'],
  [365, "º"],
  [370, "ª"],
  [389, "*"],
  [400, "°"],
  [469, "^"],
  [500, "Jcksvxyzçýÿ"],
  [537, "¶"],
  [549, "±÷"],
  [552, "¯"],
  [556, "#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþ–€"],
  [576, "µ"],
  [584, "+<=>~¬×"],
  [611, "FTZ¿ßø"],
  [667, "&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞ"],
  [722, "CDHNRUwÇÐÑÙÚÛÜ"],
  [737, "©®"],
  [778, "GOQÒÓÔÕÖØ"],
  [833, "Mm"],
  [834, "¼½¾"],
  [889, "%æ"],
  [944, "Wœ"],
  [1000, "Æ—…→Œ"],
  [1015, "@"]
]

const bold: WidthsByCharacters = [
  [0, "­"],
  [238, "'"],
  [278, " ,./I\\ijl·ÌÍÎÏìíîï‘’"],
  [280, "|¦"],
  [333, "!()-:;[]`ft¡¨²³´¸¹›‹"],
  [350, "•"],
  [365, "º"],
  [370, "ª"],
  [389, "*r{}"],
  [400, "°"],
  [474, '"'],
  [500, "z“”„"],
  [549, "±÷"],
  [552, "¯"],
  [556, "#$0123456789J_aceksvxy¢£¤¥§«¶»àáâãäåçèéêëýÿ–€"],
  [576, "µ"],
  [584, "+<=>^~¬×"],
  [611, "?FLTZbdghnopqu¿ßðñòóôõöøùúûüþ"],
  [667, "EPSVXYÈÉÊËÝÞ"],
  [722, "&ABCDHKNRUÀÁÂÃÄÅÇÐÑÙÚÛÜ"],
  [737, "©®"],
  [778, "GOQwÒÓÔÕÖØ"],
  [833, "M"],
  [834, "¼½¾"],
  [889, "%mæ"],
  [944, "Wœ"],
  [975, "@"],
  [1000, "Æ—…→Œ"]
]

const tableOf = (widths: WidthsByCharacters): ReadonlyMap<string, number> =>
  new Map(
    widths.flatMap(([width, characters]) => [...characters].map((character) => [character, width] as const))
  )

const tables = { regular: tableOf(regular), bold: tableOf(bold) }

export type Weight = keyof typeof tables

/** Width of unknown characters: the font size, which is never too little. */
const unknownWidth = 1000

/** Fonts with these widths for Latin text, or slightly narrower. */
export const fontFamily = "Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif"

/** Returns the width of a line in pixels, with 3 % to spare for slightly different fonts. */
export const textWidth = (text: string, size: number, weight: Weight = "regular"): number =>
  ([...text].reduce((sum, character) => sum + (tables[weight].get(character) ?? unknownWidth), 0) *
    size *
    1.03) /
  1000

const brokenWord = (word: string, fits: (text: string) => boolean): ReadonlyArray<string> => {
  const parts: Array<string> = [""]
  for (const character of word) {
    const last = parts.at(-1) ?? ""
    if (last === "" || fits(last + character)) parts[parts.length - 1] = last + character
    else {
      // After a hyphen, if there is one.
      const end = last.lastIndexOf("-") + 1 || last.length
      parts[parts.length - 1] = last.slice(0, end)
      parts.push(last.slice(end) + character)
    }
  }
  return parts
}

/** Wraps text at `width`; breaks a word only if it is wider itself. */
export const wrapText = (
  text: string,
  width: number,
  size: number,
  weight: Weight = "regular"
): ReadonlyArray<string> => {
  const fits = (line: string) => textWidth(line, size, weight) <= width
  const lines: Array<string> = []
  for (const word of text
    .split(/\s+/)
    .filter((part) => part !== "")
    .flatMap((part) => brokenWord(part, fits))) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
