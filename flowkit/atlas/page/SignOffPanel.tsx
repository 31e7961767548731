/** Agreeing to transitions: who, when, and whether it still holds. */
import { useState } from "react"
import type { FlowData } from "../data.ts"
import { useServer } from "./load.ts"
import { signOffFile, statusOf, store, useSignOffProblem, useSignOffs } from "./sign-offs.ts"
import { download } from "./take-along.ts"
import { useWords } from "./words.ts"

const nameKey = "flow-atlas-name"

interface Properties {
  readonly flow: FlowData
  readonly transitions: ReadonlyArray<string>
  readonly label: string
}

export const SignOffPanel = ({ flow, transitions, label }: Properties) => {
  const words = useWords()
  const { stores } = useServer()
  const signOffs = useSignOffs()
  const problem = useSignOffProblem()
  const [by, setBy] = useState(() => localStorage.getItem(nameKey) ?? "")
  const [message, setMessage] = useState("")
  const statuses = transitions.map((id) => statusOf(signOffs, flow, id))
  const signed = statuses.filter((status) => status === "signed").length
  const [only] = transitions
  const entry = transitions.length === 1 && only !== undefined ? signOffs[flow.id]?.[only] : undefined

  const sign = async (withdraw: boolean): Promise<void> => {
    if (by.trim() === "") {
      setMessage(words.signOff.nameNeeded)
      return
    }
    localStorage.setItem(nameKey, by.trim())
    const refusal = await store({ flow, transitions, by, withdraw }, stores)
    if (refusal === null) setMessage(stores ? words.signOff.stored : "")
    else
      setMessage(
        words.signOff.failed(refusal.kind === "other" ? refusal.message : words.signOff[refusal.kind])
      )
  }

  if (problem !== null) {
    return (
      <section className="sign-off">
        <h3>{words.signOff.heading}</h3>
        <p role="alert">{words.signOff.unreadable(problem)}</p>
      </section>
    )
  }

  return (
    <section className="sign-off">
      <h3>{words.signOff.heading}</h3>
      <p>
        {transitions.length === 1
          ? words.signOff.statuses[statuses[0] ?? "unsigned"]
          : words.signOff.summary(signed, transitions.length)}{" "}
        {entry === undefined ? null : words.signOff.by(entry.by, entry.on)}
      </p>
      <p className="fields">
        <label>
          {words.signOff.name}{" "}
          <input value={by} autoComplete="name" onChange={(event) => setBy(event.target.value)} />
        </label>
        {signed < transitions.length ? (
          <button type="button" className="primary" onClick={() => void sign(false)}>
            {label}
          </button>
        ) : (
          <button type="button" onClick={() => void sign(true)}>
            {words.signOff.withdraw}
          </button>
        )}
        {stores ? null : (
          <button type="button" onClick={() => download(signOffFile(), "sign-off.json")}>
            {words.signOff.download}
          </button>
        )}
      </p>
      <p role="status">{message}</p>
      {stores ? null : <p className="quiet">{words.signOff.downloadHint}</p>}
    </section>
  )
}
