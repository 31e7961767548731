/** Comments on states, rules and flows: a file in the repository, beside the sign-offs. */
import { list, parsedJson, type Read, record, recordOf, textsOf } from "../model/read-json.ts"
import { stableFile } from "../model/stable-text.ts"

export interface Comment {
  /** Unique in its machine. */
  readonly id: string
  /** Name of a state, id of a transition; empty for the flow itself. */
  readonly place: string
  readonly by: string
  /** Date: `2026-11-21`. */
  readonly on: string
  readonly text: string
}

/** By machine, oldest first. */
export type Comments = Readonly<Record<string, ReadonlyArray<Comment>>>

export type CommentRequest =
  | { readonly machine: string; readonly place: string; readonly by: string; readonly text: string }
  | { readonly machine: string; readonly remove: string }

const maxLength = 2_000

/** Throws an error that names what is missing. */
export const readCommentRequest = (body: string): CommentRequest => {
  const what = "A comment"
  const sent = record(parsedJson(body, what), what)
  const textOf = textsOf(sent, what)
  const machine = textOf("machine")
  if (sent["remove"] !== undefined) return { machine, remove: textOf("remove") }
  const [place, by, text] = [textOf("place"), textOf("by").trim(), textOf("text").trim()]
  if (by === "" || by.length > 100) throw new Error('A comment must say "by" whom it is.')
  if (text === "" || text.length > maxLength)
    throw new Error(`A comment must have a "text" of at most ${maxLength} characters.`)
  return { machine, place, by, text }
}

/** `places`: valid places of the machine. Throws if the request names another place. */
export const withComment = (
  comments: Comments,
  request: CommentRequest,
  places: ReadonlySet<string>,
  on: string
): Comments => {
  const { machine } = request
  const own = comments[machine] ?? []
  if ("remove" in request) {
    if (!own.some(({ id }) => id === request.remove)) throw new Error("This comment is gone already.")
    return { ...comments, [machine]: own.filter(({ id }) => id !== request.remove) }
  }
  const { place, by, text } = request
  if (place !== "" && !places.has(place)) throw new Error(`The machine "${machine}" has no "${place}".`)
  const number = Math.max(0, ...own.map(({ id }) => Number(id))) + 1
  return { ...comments, [machine]: [...own, { id: String(number), place, by, on, text }] }
}

const readComment: Read<Comment> = (value, where) => {
  const textOf = textsOf(value, where)
  return {
    id: textOf("id"),
    place: textOf("place"),
    by: textOf("by"),
    on: textOf("on"),
    text: textOf("text")
  }
}

/** Throws an error with the position if the text is not a file of comments. */
export const readComments = (file: string): Comments =>
  recordOf(parsedJson(file, "It"), "The file of comments", (entries, machine) =>
    list(entries, machine, readComment)
  )

/** Sorted keys, one trailing newline; machines without comments are omitted. */
export const writeComments = (comments: Comments): string =>
  stableFile(Object.fromEntries(Object.entries(comments).filter(([, entries]) => entries.length > 0)))
