/** Characters that people take for one another when they read a plate or type one. */

/** A digit, the letter it is most often typed for, and further letters; l is typed for 1 in small letters. The likeliest first. */
export const rows: readonly string[] = ["1IL", "0OQØ", "8B", "5S", "2Z", "6G"]

const rowOf = (character: string) => rows.find((row) => row.includes(character))

/** The character that stands for all that look like this one: the digit of its row, or itself. */
export function standIn(character: string): string {
  return rowOf(character)?.charAt(0) ?? character
}
