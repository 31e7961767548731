/** Sign-off of transitions: name, date, and whether it is still valid. */
import { useState } from "react"
import type { FlowData, TransitionData } from "../data.ts"
import { download } from "./downloads.ts"
import { useAtlas, useServer } from "./load.ts"
import { nameOfPerson, rememberName, rememberRole, roleOfPerson } from "./person.ts"
import { signOffFile, statusOf, store, useSignOffProblem, useSignOffs } from "./sign-offs.ts"
import { useLanguage, useWords } from "./words.ts"

interface Properties {
  readonly flow: FlowData
  readonly transitions: ReadonlyArray<string>
  readonly label: string
}

/** Shows the signed version of a rule that has changed since. */
export const ChangedSinceSignOff = ({
  flow,
  way
}: {
  readonly flow: FlowData
  readonly way: TransitionData
}) => {
  const words = useWords()
  const language = useLanguage()
  const before = Object.values(useSignOffs()[flow.id]?.[way.id] ?? {}).find(
    ({ fingerprint }) => fingerprint !== way.fingerprint
  )
  if (before === undefined) return null
  const now = way.rule[language].sentence
  return (
    <section className="change">
      <h3>{words.signOff.statuses.outdated}</h3>
      {before.sentence[language] === now ? (
        <p>{words.difference.sameSentence}</p>
      ) : (
        <>
          <p>
            {words.signOff.whenSigned}: <del>{before.sentence[language]}</del>
          </p>
          <p>
            {words.signOff.now}: <ins>{now}</ins>
          </p>
        </>
      )}
    </section>
  )
}

export const SignOffPanel = ({ flow, transitions, label }: Properties) => {
  const words = useWords()
  const { stores } = useServer()
  const { roles } = useAtlas()
  const signOffs = useSignOffs()
  const problem = useSignOffProblem()
  const [by, setBy] = useState(nameOfPerson)
  const [role, setRole] = useState(() => roleOfPerson(roles))
  const [message, setMessage] = useState("")
  const statuses = transitions.map((id) => statusOf(signOffs, flow, id, roles))
  /** Number of these rules that a role has signed off as they are now. */
  const signedBy = (by: string): number =>
    transitions.filter((id) => statusOf(signOffs, flow, id, [by]) === "signed").length
  const counts = roles.map((each) => ({ role: each, count: signedBy(each) }))
  const isBegun = counts.some(({ count }) => count > 0)
  const [only] = transitions
  const entries = transitions.length === 1 && only !== undefined ? (signOffs[flow.id]?.[only] ?? {}) : {}
  // A role can withdraw its own sign-offs.
  const own = signedBy(role)

  const sign = async (withdraw: boolean): Promise<void> => {
    if (by.trim() === "") {
      setMessage(words.signOff.nameNeeded)
      return
    }
    rememberName(by)
    const refusal = await store({ flow, transitions, by, role, withdraw }, stores)
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
      {transitions.length === 1 || !isBegun ? (
        <p>
          {words.signOff.statuses[statuses.includes("outdated") ? "outdated" : (statuses[0] ?? "unsigned")]}
        </p>
      ) : null}
      {isBegun ? <p>{words.signOff.summary(counts, transitions.length)}</p> : null}
      {Object.entries(entries).map(([of, entry]) => (
        <p key={of} className="quiet">
          {words.signOff.role(of)}: {words.signOff.by(entry.by, entry.on)}
        </p>
      ))}
      <p className="fields">
        <label>
          {words.signOff.name}{" "}
          <input value={by} autoComplete="name" onChange={(event) => setBy(event.target.value)} />
        </label>
        {roles.length < 2 ? null : (
          <label>
            {words.signOff.as}{" "}
            <select
              value={role}
              onChange={(event) => {
                rememberRole(event.target.value)
                setRole(event.target.value)
              }}
            >
              {roles.map((each) => (
                <option key={each} value={each}>
                  {words.signOff.role(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        {own < transitions.length ? (
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
