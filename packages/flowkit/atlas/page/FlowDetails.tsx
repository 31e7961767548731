/** Details of a flow: summary, changes, called flows, test results, comments. */
import { type EdgeKind, edgeKinds } from "../../draw/edge-kind.ts"
import { phrasesOf } from "../../draw/phrases.ts"
import { removedId } from "../removed-id.ts"
import { CommentsPanel } from "./CommentsPanel.tsx"
import { LinkButton } from "./controls.tsx"
import type { DetailsProperties } from "./details-properties.ts"
import { LinkedFlows } from "./LinkedFlows.tsx"
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
      <strong>{what}:</strong> <LinkButton onClick={() => onChoose(id)}>{sentence}</LinkButton>
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

/** The rules of a kind. In the picture most failures are small rows in boxes, so here they are open. */
const RulesOfKind = ({
  kind,
  flow,
  onChoose
}: Pick<DetailsProperties, "flow" | "onChoose"> & { readonly kind: EdgeKind }) => {
  const language = useLanguage()
  const ways = flow.transitions.filter(({ rule }) => rule.en.kind === kind)
  if (ways.length === 0) return null
  // What is the same in many states is listed once; the state that it leads to names the others.
  const sentences = new Map(ways.toReversed().map(({ id, rule }) => [rule[language].sentence, id]))
  return (
    <details className="rules-of-kind" open={kind === "fail"}>
      <summary>
        <Sign kind={kind} /> {phrasesOf(language).kinds[kind]} ({sentences.size})
      </summary>
      <ul className="links">
        {[...sentences].toReversed().map(([sentence, id]) => (
          <li key={id}>
            <LinkButton onClick={() => onChoose(id)}>{sentence}</LinkButton>
          </li>
        ))}
      </ul>
    </details>
  )
}

export const FlowDetails = ({ flow, onChoose, onFlow, isCompared }: DetailsProperties) => {
  const { flows, links } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  const summary = flows.find(({ id }) => id === flow.id)
  return (
    <>
      <h2>{summary?.title[language]}</h2>
      <p>{summary?.summary[language]}</p>
      {isCompared ? <Changes flow={flow} onChoose={onChoose} /> : null}
      <p className="quiet">{words.counts(summary?.states ?? 0, flow.transitions.length)}</p>
      <h3>{words.legend}</h3>
      {edgeKinds.map((kind) => (
        <RulesOfKind key={kind} kind={kind} flow={flow} onChoose={onChoose} />
      ))}
      <LinkedFlows
        heading={words.calls}
        links={links.filter(({ from }) => from === flow.id)}
        end="to"
        onFlow={onFlow}
      />
      <LinkedFlows
        heading={words.calledBy}
        links={links.filter(({ to }) => to === flow.id)}
        end="from"
        onFlow={onFlow}
      />
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
