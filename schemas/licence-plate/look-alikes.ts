/** Characters that are easily confused when reading or typing a plate. */

/** A digit, the letter most often typed for it, and further ones, likeliest first; lower-case l for 1. */
export const lookAlikes: readonly string[] = ["1IL", "0OQØ", "8B", "5S", "2Z", "6G"]

const rowOf = (character: string) => lookAlikes.find((row) => row.includes(character))

/** Returns the representative of a character and its look-alikes: the digit of its row, or itself. */
export function representativeOf(character: string): string {
  return rowOf(character)?.charAt(0) ?? character
}
