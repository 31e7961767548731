/** The comments as the page knows them: read once, then as the server answers. */
import { useSyncExternalStore } from "react"
import type { Comment, CommentRequest, Comments } from "../comments.ts"
import { messageIn } from "./load.ts"

let known: Comments = {}
const listeners = new Set<() => void>()

export const setComments = (comments: Comments): void => {
  known = comments
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `place`: name of a state, id of a transition; empty for the flow. */
export const useComments = (machine: string, place: string): ReadonlyArray<Comment> =>
  (useSyncExternalStore(subscribe, () => known)[machine] ?? []).filter((comment) => comment.place === place)

/** Answers why it is not stored: the server's words, or `gone` where none answers; null where it is. */
export const storeComment = async (request: CommentRequest): Promise<string | "gone" | null> => {
  const answer = await fetch("comments", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request)
  }).catch(() => null)
  if (answer === null) return "gone"
  if (!answer.ok) return (await messageIn(answer)) ?? String(answer.status)
  setComments((await answer.json()) as Comments)
  return null
}
