/** Searches states and rules: matches in the label before those in the text, word starts first. */
import type { Language } from "../../draw/texts.ts"
import type { SearchEntry } from "../data.ts"

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()

/** German participles contain "ge": "ablehnt" also finds "abgelehnt". */
const withoutGe = (word: string): string =>
  word.replace(/^(ab|an|auf|aus|ein|hin|hinzu|mit|nach|vor|weg|zu|zuruck)ge(?=\p{L}{3})/u, "$1")

const wordsOf = (text: string): ReadonlyArray<string> =>
  folded(text)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== "")
    .map(withoutGe)

const wordScore = (word: string, label: ReadonlyArray<string>, text: ReadonlyArray<string>): number => {
  if (label.some((part) => part.startsWith(word))) return 4
  if (label.some((part) => part.includes(word))) return 3
  if (text.some((part) => part.startsWith(word))) return 2
  return text.some((part) => part.includes(word)) ? 1 : 0
}

/** Endings differ ("declines", "declined"), so the last letters of a long word are optional. */
const stems = (word: string): ReadonlyArray<string> =>
  word.length > 5 ? [word, word.slice(0, -1), word.slice(0, -2)] : [word]

/** Score by word; 0 or less without a match. */
const scores = (
  words: ReadonlyArray<string>,
  { label, text, id }: SearchEntry,
  language: Language
): ReadonlyArray<number> => {
  const [inLabel, inText] = [wordsOf(label[language]), wordsOf(`${text[language]} ${id}`)]
  return words.map((word) =>
    Math.max(...stems(word).map((stem, index) => wordScore(stem, inLabel, inText) - index * 0.3))
  )
}

/** Words of a question that rules do not contain. */
const idleWords = new Set(
  "what happens happen when if the a an is does was geschieht passiert wenn der die das ein eine ist wird".split(
    " "
  )
)

export interface Found {
  readonly entries: ReadonlyArray<SearchEntry>
  /** No result has all the words; these have the most of them. */
  readonly isPartial: boolean
}

export const search = (
  all: ReadonlyArray<SearchEntry>,
  question: string,
  language: Language,
  most = 20
): Found => {
  const words = wordsOf(question)
  const notifying = words.filter((word) => !idleWords.has(word))
  const wanted = notifying.length > 0 ? notifying : words
  if (wanted.length === 0) return { entries: [], isPartial: false }
  const found = all.map((entry, index) => {
    const hits = scores(wanted, entry, language).filter((score) => score > 0)
    return { entry, index, hits: hits.length, score: hits.reduce((sum, hit) => sum + hit, 0) }
  })
  const best = Math.max(0, ...found.map(({ hits }) => hits))
  if (best === 0) return { entries: [], isPartial: false }
  return {
    entries: found
      .filter(({ hits }) => hits === best)
      .sort((left, right) => right.score - left.score || left.index - right.index)
      .slice(0, most)
      .map(({ entry }) => entry),
    isPartial: best < wanted.length
  }
}
