/** Finds states and rules by words: all words must occur, in the label rather than in the text, word beginnings first. */
import type { Language } from "../../draw/texts.ts"
import type { SearchEntry } from "../data.ts"

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()

const wordScore = (word: string, label: string, text: string): number => {
  if (label.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 4
  if (label.includes(word)) return 3
  if (text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 2
  return text.includes(word) ? 1 : 0
}

/** Endings differ ("declines", "declined"), so that a long word may lack its last letters. */
const stems = (word: string): ReadonlyArray<string> =>
  word.length > 5 ? [word, word.slice(0, -1), word.slice(0, -2)] : [word]

const score = (
  words: ReadonlyArray<string>,
  { label, text, id }: SearchEntry,
  language: Language
): number => {
  const [foldedLabel, foldedText] = [folded(label[language]), folded(`${text[language]} ${id}`)]
  const scores = words.map((word) =>
    Math.max(...stems(word).map((stem, index) => wordScore(stem, foldedLabel, foldedText) - index * 0.3))
  )
  return scores.some((each) => each <= 0) ? 0 : scores.reduce((sum, each) => sum + each, 0)
}

/** Words that a question has and a rule has not. */
const idleWords = new Set(
  "what happens happen when if the a an is does was geschieht passiert wenn der die das ein eine ist wird".split(
    " "
  )
)

export const search = (
  entries: ReadonlyArray<SearchEntry>,
  question: string,
  language: Language,
  most = 20
): ReadonlyArray<SearchEntry> => {
  const words = folded(question)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== "")
  const telling = words.filter((word) => !idleWords.has(word))
  const wanted = telling.length > 0 ? telling : words
  if (wanted.length === 0) return []
  return entries
    .map((entry, index) => ({ entry, index, score: score(wanted, entry, language) }))
    .filter((found) => found.score > 0)
    .sort((left, right) => right.score - left.score || left.index - right.index)
    .slice(0, most)
    .map(({ entry }) => entry)
}
