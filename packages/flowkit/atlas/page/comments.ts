/** Comments, as known by the page. */
import type { Comment, CommentRequest, Comments } from "../comments.ts"
import { type Refusal, send, serverState } from "./server-state.ts"

const comments = serverState<Comments>({})

export const setComments = comments.set

/** `place`: name of a state, id of a transition; empty for the flow. */
export const useComments = (machine: string, place: string): ReadonlyArray<Comment> =>
  (comments.use()[machine] ?? []).filter((comment) => comment.place === place)

/** Returns the reason why it was not stored; null on success. */
export const storeComment = (request: CommentRequest): Promise<Refusal | null> =>
  send("comments", request, setComments)
