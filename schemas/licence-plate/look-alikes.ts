/** Characters that people take for one another when they read a plate or type one. */

// A digit, the letter it is most often typed for, and further letters; l is typed for 1 in small letters.
const rows = ["0OQØ", "1IL", "2Z", "5S", "6G", "8B"]

const rowOf = (character: string) => rows.find((row) => row.includes(character))

/** The character that stands for all that look like this one: the digit of its row, or itself. */
export function standIn(character: string): string {
  return rowOf(character)?.charAt(0) ?? character
}

/** The digit a letter looks like, the letter a digit looks like, or undefined. */
export function twinOf(character: string): string | undefined {
  const row = rowOf(character)
  return row?.charAt(row.startsWith(character) ? 1 : 0)
}
