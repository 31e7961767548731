/** Comments on states, rules and flows: a file in the repository, beside the sign-offs. */
import { isJsonObject, type JsonObject } from "../model/json-object.ts"
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

const parsed = (text: string, what: string): JsonObject => {
  try {
    const value: unknown = JSON.parse(text)
    if (isJsonObject(value)) return value
  } catch {
    // Reported by the same error below.
  }
  throw new Error(`${what} must be a JSON object.`)
}

/** Throws an error that names what is missing. */
export const readCommentRequest = (body: string): CommentRequest => {
  const { machine, place, by, text, remove } = parsed(body, "A comment")
  if (typeof machine !== "string") throw new Error('A comment must name its "machine".')
  if (typeof remove === "string") return { machine, remove }
  if (typeof place !== "string") throw new Error('A comment must name its "place".')
  if (typeof by !== "string" || by.trim() === "" || by.length > 100)
    throw new Error('A comment must say "by" whom it is.')
  if (typeof text !== "string" || text.trim() === "" || text.length > maxLength)
    throw new Error(`A comment must have a "text" of at most ${maxLength} characters.`)
  return { machine, place, by: by.trim(), text: text.trim() }
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

const readComment = (value: unknown, where: string): Comment => {
  const { id, place, by, on, text } = isJsonObject(value) ? value : {}
  if (![id, place, by, on, text].every((each) => typeof each === "string")) {
    throw new Error(`${where} must have the texts "id", "place", "by", "on" and "text".`)
  }
  return { id: String(id), place: String(place), by: String(by), on: String(on), text: String(text) }
}

/** Throws an error with the position if the text is not a file of comments. */
export const readComments = (text: string): Comments =>
  Object.fromEntries(
    Object.entries(parsed(text, "The file of comments")).map(([machine, entries]) => {
      if (!Array.isArray(entries)) throw new Error(`"${machine}" must be a list of comments.`)
      return [
        machine,
        entries.map((entry, index) => readComment(entry, `"${machine}", comment ${index + 1},`))
      ]
    })
  )

/** Sorted keys, one trailing newline; machines without comments are omitted. */
export const writeComments = (comments: Comments): string =>
  stableFile(Object.fromEntries(Object.entries(comments).filter(([, entries]) => entries.length > 0)))
