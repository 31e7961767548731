/** Details of a flow: summary, changes, called flows, test results, comments. */
import { edgeKinds } from "../../draw/edge-kind.ts"
import { phrasesOf } from "../../draw/phrases.ts"
import { removedId } from "../removed-id.ts"
import { CommentsPanel } from "./CommentsPanel.tsx"
import type { DetailsProperties } from "./details-properties.ts"
import { useAtlas } from "./load.ts"
import { Sign } from "./Sign.tsx"
import { SignOffPanel } from "./SignOffPanel.tsx"
import { useLanguage, useWords } from "./words.ts"

const Changes = ({ flow, onChoose }: Pick<DetailsProperties, "flow" | "onChoose">) => {
  const { since } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  const { difference } = flow
  if (since === null) return <p className="quiet">{words.difference.off}</p>
  if (difference === null) return <p>{words.difference.isNew(since)}</p>
  const { added, removed, changed } = difference
  if (added.length + removed.length + changed.length === 0) return <p>{words.difference.none(since)}</p>
  const sentenceOf = (id: string) =>
    flow.transitions.find((way) => way.id === id)?.rule[language].sentence ?? id
  const entry = (id: string, what: string, sentence: string) => (
    <li key={`${what} ${id}`}>
      <strong>{what}:</strong>{" "}
      <button type="button" className="link" onClick={() => onChoose(id)}>
        {sentence}
      </button>
    </li>
  )
  return (
    <>
      <h3>{words.difference.heading(since)}</h3>
      <ul className="links">
        {changed.map(({ id }) => entry(id, words.difference.changed, sentenceOf(id)))}
        {added.map((id) => entry(id, words.difference.added, sentenceOf(id)))}
        {removed.map(({ id, sentence }) =>
          entry(removedId(id), words.difference.removed, sentence[language])
        )}
      </ul>
    </>
  )
}

export const FlowDetails = ({ flow, onChoose, onFlow, isCompared }: DetailsProperties) => {
  const { flows, links } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  const summary = flows.find(({ id }) => id === flow.id)
  const titleOf = (id: string) => flows.find((other) => other.id === id)?.title[language] ?? id
  const kinds = edgeKinds.filter((kind) => flow.transitions.some(({ rule }) => rule.en.kind === kind))
  const connected = (
    heading: string,
    found: ReadonlyArray<{ readonly id: string; readonly by: string; readonly label: string }>
  ) =>
    found.length === 0 ? null : (
      <>
        <h3>{heading}</h3>
        <ul className="links">
          {found.map(({ id, by, label }) => (
            <li key={`${id} ${by}`}>
              <button type="button" className="link" onClick={() => onFlow(id)}>
                {titleOf(id)}
              </button>{" "}
              – {label}
            </li>
          ))}
        </ul>
      </>
    )
  return (
    <>
      <h2>{summary?.title[language]}</h2>
      <p>{summary?.summary[language]}</p>
      {isCompared ? <Changes flow={flow} onChoose={onChoose} /> : null}
      <p className="quiet">{words.counts(summary?.states ?? 0, flow.transitions.length)}</p>
      <h3>{words.legend}</h3>
      <ul className="legend">
        {kinds.map((kind) => (
          <li key={kind} className={kind}>
            <Sign kind={kind} /> {phrasesOf(language).kinds[kind]}
          </li>
        ))}
      </ul>
      {connected(
        words.calls,
        links
          .filter(({ from }) => from === flow.id)
          .map(({ to, by, label }) => ({ id: to, by, label: label[language] }))
      )}
      {connected(
        words.calledBy,
        links
          .filter(({ to }) => to === flow.id)
          .map(({ from, by, label }) => ({ id: from, by, label: label[language] }))
      )}
      <p>
        {flow.coverage === null
          ? words.coverage.none
          : words.coverage.summary(summary?.covered ?? 0, flow.transitions.length, summary?.unreachable ?? 0)}
      </p>
      <p>{flow.failures.length === 0 ? words.failures.none : words.failures.some(flow.failures.length)}</p>
      <SignOffPanel
        flow={flow}
        transitions={flow.transitions.map(({ id }) => id)}
        label={words.signOff.signFlow(flow.transitions.length)}
      />
      <CommentsPanel machine={flow.id} place="" />
    </>
  )
}
