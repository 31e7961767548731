/** Searches stories, states and rules: matches in the label before those in the text, whole words first. */
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
  if (label.includes(word)) return 6
  if (text.includes(word)) return 4
  // "late" is not the beginning of "later".
  if (word.length < 5) return 0
  if (label.some((part) => part.startsWith(word))) return 3.5
  if (label.some((part) => part.includes(word))) return 3
  if (text.some((part) => part.startsWith(word))) return 2
  return text.some((part) => part.includes(word)) ? 1 : 0
}

/** Endings differ ("declines", "declined"): those of a long word are optional. */
const stems = (word: string): ReadonlyArray<string> => {
  const shorter = word.length > 5 ? /^(.+?)(?:es|ed|en|er|e|s|t|n|d)$/.exec(word)?.[1] : undefined
  return shorter === undefined ? [word] : [word, shorter]
}

/** Score by word; 0 or less without a match. */
const scores = (
  words: ReadonlyArray<string>,
  { label, text, id, more = "" }: SearchEntry,
  language: Language,
  alike: (word: string) => ReadonlyArray<ReadonlyArray<string>>
): ReadonlyArray<number> => {
  const [inLabel, inText] = [wordsOf(label[language]), wordsOf(`${text[language]} ${id} ${more}`)]
  const scoreOf = (word: string): number =>
    Math.max(...stems(word).map((stem, index) => wordScore(stem, inLabel, inText) - index * 0.3))
  // A synonym counts slightly less, and only with all of its words.
  return words.map((word) =>
    Math.max(scoreOf(word), ...alike(word).map((others) => Math.min(...others.map(scoreOf)) - 0.1))
  )
}

/** Words of a question that rules do not contain. */
const idleWords = new Set(
  (
    "what which who happens happen when if the a an is are does do did has have to in of ever since last state states somebody s isn t " +
    "was welche wer geschieht passiert hat haben seit letzten wenn der die das ein eine ist sind wird zu in zustande zustand jemand"
  ).split(" ")
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
  synonyms: ReadonlyArray<ReadonlyArray<string>> = [],
  most = 40
): Found => {
  const groups = synonyms.map((group) => group.map(wordsOf))
  const alike = (word: string) =>
    groups.filter((group) => group.some(([only, more]) => only === word && more === undefined)).flat()
  const words = wordsOf(question)
  const notifying = words.filter((word) => !idleWords.has(word))
  const wanted = notifying.length > 0 ? notifying : words
  if (wanted.length === 0) return { entries: [], isPartial: false }
  const found = all.map((entry, index) => {
    const hits = scores(wanted, entry, language, alike).filter((score) => score > 0)
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
