/** Comments on a state, a rule or the flow; stored in the repository by the server of the page. */
import { useState } from "react"
import type { CommentRequest } from "../comments.ts"
import { storeComment, useComments } from "./comments.ts"
import { LinkButton } from "./controls.tsx"
import { useServer } from "./load.ts"
import { nameOfPerson, rememberName } from "./person.ts"
import { useWords } from "./words.ts"

export const CommentsPanel = ({ machine, place }: { readonly machine: string; readonly place: string }) => {
  const words = useWords()
  const { stores } = useServer()
  const comments = useComments(machine, place)
  const [by, setBy] = useState(nameOfPerson)
  const [text, setText] = useState("")
  const [message, setMessage] = useState("")

  const send = async (request: CommentRequest): Promise<boolean> => {
    const problem = await storeComment(request)
    setMessage(
      problem === null
        ? words.signOff.stored
        : words.signOff.failed(problem.kind === "other" ? problem.message : words.signOff[problem.kind])
    )
    return problem === null
  }
  const add = async (): Promise<void> => {
    if (by.trim() === "" || text.trim() === "") {
      setMessage(by.trim() === "" ? words.signOff.nameNeeded : words.comments.textNeeded)
      return
    }
    rememberName(by)
    if (await send({ machine, place, by, text })) setText("")
  }

  if (!stores && comments.length === 0) return null
  return (
    <section className="comments">
      <h3>{words.comments.heading}</h3>
      <ul>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p>{comment.text}</p>
            <p className="quiet">
              {words.signOff.by(comment.by, comment.on)}{" "}
              {stores ? (
                <LinkButton onClick={() => void send({ machine, remove: comment.id })}>
                  {words.comments.remove}
                </LinkButton>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      {stores ? (
        <>
          <p className="fields">
            <label>
              {words.comments.name}{" "}
              <input value={by} autoComplete="name" onChange={(event) => setBy(event.target.value)} />
            </label>
          </p>
          <label>
            {words.comments.text}
            <textarea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <p>
            <button type="button" onClick={() => void add()}>
              {words.comments.add}
            </button>
          </p>
        </>
      ) : null}
      <p role="status">{message}</p>
    </section>
  )
}
