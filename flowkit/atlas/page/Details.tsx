/** What is known of the chosen place: a state, a transition, or the whole flow. */
import { edgeKinds } from "../../draw/edge-kind.ts"
import { phrasesOf } from "../../draw/phrases.ts"
import type { FlowData, StateData, TransitionData } from "../data.ts"
import { useAtlas } from "./load.ts"
import type { Marks } from "./marks.ts"
import { Screens } from "./Screens.tsx"
import { Sign } from "./Sign.tsx"
import { SignOffPanel } from "./SignOffPanel.tsx"
import { WayButton } from "./WayButton.tsx"
import { childrenOf, groupsAround, labelOf, stateById, waysIn, waysOn } from "./ways.ts"
import { useLanguage, useWords } from "./words.ts"

interface Properties {
  readonly flow: FlowData
  readonly marks: Marks
  readonly isCompared: boolean
  readonly onChoose: (id: string) => void
  readonly onFlow: (id: string) => void
}

const Ways = ({
  ways,
  marks,
  onChoose
}: Pick<Properties, "marks" | "onChoose"> & { readonly ways: ReadonlyArray<TransitionData> }) => (
  <ul className="ways">
    {ways.map((way) => (
      <li key={way.id}>
        <WayButton way={way} isChosen={false} marked={marks.get(way.id)} onChoose={onChoose} />
      </li>
    ))}
  </ul>
)

/** Flows that are called from here: by the state, its services and actions, or by a way that begins in it. */
const CalledFromHere = ({
  flow,
  state,
  onFlow
}: Pick<Properties, "flow" | "onFlow"> & { readonly state: StateData }) => {
  const { flows, links } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  const names = new Set([
    state.name,
    ...state.services,
    ...state.actions,
    ...waysOn(flow, state.id).flatMap(({ event, actions }) => [event, ...actions])
  ])
  const called = links.filter(({ from, by }) => from === flow.id && names.has(by))
  return called.length === 0 ? null : (
    <>
      <h3>{words.goesOnIn}</h3>
      <ul className="links">
        {called.map(({ to, by, label }) => (
          <li key={`${to} ${by}`}>
            <button type="button" className="link" onClick={() => onFlow(to)}>
              {flows.find(({ id }) => id === to)?.title[language] ?? to}
            </button>{" "}
            – {label[language]}
          </li>
        ))}
      </ul>
    </>
  )
}

export const StateDetails = ({ state, ...rest }: Properties & { readonly state: StateData }) => {
  const { flow, marks, isCompared, onChoose } = rest
  const language = useLanguage()
  const words = useWords()
  const on = waysOn(flow, state.id)
  // A service that fails in two ways with the same outcome is one rule for people.
  const into = waysIn(flow, state.id).filter(
    ({ rule }, index, all) =>
      all.findIndex(
        (other) => other.rule.en.sentence === rule.en.sentence && other.rule.en.source === rule.en.source
      ) === index
  )
  return (
    <>
      <h2>{state.label[language]}</h2>
      <p>{state.text[language]}</p>
      {state.services.length === 0 ? null : (
        <p className="quiet">
          {words.services}:{" "}
          {state.services.map((name) => flow.labels.services[name]?.[language] ?? name).join(", ")}
        </p>
      )}
      <h3>{words.waysOn}</h3>
      {on.length === 0 ? (
        <p className="quiet">{words.noWayOn}</p>
      ) : (
        <Ways ways={on} marks={marks} onChoose={onChoose} />
      )}
      {groupsAround(flow, state).map((group) =>
        waysOn(flow, group.id).length === 0 ? null : (
          <div key={group.id}>
            <h4>{group.label[language]}</h4>
            <Ways ways={waysOn(flow, group.id)} marks={marks} onChoose={onChoose} />
          </div>
        )
      )}
      {childrenOf(flow, state.id).length === 0 ? null : (
        <>
          <h3>{words.inside}</h3>
          <ul className="links">
            {childrenOf(flow, state.id).map((child) => (
              <li key={child.id}>
                <button type="button" className="link" onClick={() => onChoose(child.id)}>
                  {child.label[language]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <CalledFromHere flow={flow} state={state} onFlow={rest.onFlow} />
      <h3>{words.waysIn}</h3>
      {into.length === 0 ? (
        <p className="quiet">{words.noWayIn}</p>
      ) : (
        <ul className="ways">
          {into.map((way) => (
            <li key={way.id}>
              <button type="button" className="link" onClick={() => onChoose(way.rule.en.source)}>
                {labelOf(flow, way.rule.en.source, language)}
              </button>
              <WayButton way={way} isChosen={false} marked={marks.get(way.id)} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {state.isGroup ? null : (
        <>
          <h3>{words.screens}</h3>
          <Screens flow={flow} state={state} isCompared={isCompared} />
        </>
      )}
      {on.length === 0 ? null : (
        <SignOffPanel
          key={state.id}
          flow={flow}
          transitions={on.map(({ id }) => id)}
          label={words.signOff.signAll(on.length)}
        />
      )}
      <p className="quiet">
        {words.nameInMachine}: <code>{state.name}</code>
      </p>
    </>
  )
}

export const TransitionDetails = ({ way, ...rest }: Properties & { readonly way: TransitionData }) => {
  const { flow, isCompared, onChoose } = rest
  const language = useLanguage()
  const words = useWords()
  const { since } = useAtlas()
  const rule = way.rule[language]
  const coverage = flow.coverage?.[way.id]
  const change = flow.difference?.changed.find(({ id }) => id === way.id)
  const failures = flow.failures.filter(({ transitions }) => transitions.includes(way.id))
  const target = stateById(flow, rule.targets[0] ?? rule.source)
  return (
    <>
      <h2 className="sentence">
        <Sign kind={rule.kind} /> {rule.sentence}
      </h2>
      <ul className="links">
        <li>
          <button type="button" className="link" onClick={() => onChoose(rule.source)}>
            {labelOf(flow, rule.source, language)}
          </button>{" "}
          {rule.targets.length === 0 ? words.staysHere : words.leadsTo}
        </li>
        {rule.targets.map((id) => (
          <li key={id}>
            <button type="button" className="link" onClick={() => onChoose(id)}>
              {labelOf(flow, id, language)}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {coverage === undefined
          ? words.coverage.none
          : coverage.status === "covered"
            ? words.coverage.covered(coverage.taken)
            : coverage.status === "missed"
              ? words.coverage.missed
              : words.coverage.unreachable(coverage.reason ?? "")}
      </p>
      {failures.map(({ path, locale, message, sentences }) => (
        <details key={`${path} ${locale}`} className="failure">
          <summary>
            {path} {locale}: {message}
          </summary>
          <ol>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </details>
      ))}
      {change === undefined || since === null ? null : (
        <section className="change">
          <h3>{words.difference.heading(since)}</h3>
          {change.before[language] === change.after[language] ? (
            <p>{words.difference.sameSentence}</p>
          ) : (
            <>
              <p>
                <del>{change.before[language]}</del>
              </p>
              <p>
                <ins>{change.after[language]}</ins>
              </p>
            </>
          )}
          {change.condition === undefined ? null : (
            <>
              <p>
                <del>
                  <code>{change.condition.before}</code>
                </del>
              </p>
              <p>
                <ins>
                  <code>{change.condition.after}</code>
                </ins>
              </p>
            </>
          )}
        </section>
      )}
      {target === undefined || target.isGroup ? null : (
        <>
          <h3>
            {words.screens}: {target.label[language]}
          </h3>
          <Screens flow={flow} state={target} isCompared={isCompared} />
        </>
      )}
      <SignOffPanel key={way.id} flow={flow} transitions={[way.id]} label={words.signOff.sign} />
      <details>
        <summary>{words.technical}</summary>
        <p>
          <code>{way.id}</code>
        </p>
        <p>
          {words.guard}: <code>{way.guard ?? "–"}</code>
        </p>
        <p>
          {words.actions}: <code>{way.actions.length === 0 ? "–" : way.actions.join(", ")}</code>
        </p>
      </details>
    </>
  )
}

const Changes = ({ flow, onChoose }: Pick<Properties, "flow" | "onChoose">) => {
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
        {removed.map(({ id, sentence }) => (
          <li key={id}>
            <strong>{words.difference.removed}:</strong> <del>{sentence[language]}</del>
          </li>
        ))}
      </ul>
    </>
  )
}

export const FlowDetails = ({ flow, onChoose, onFlow, isCompared }: Properties) => {
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
          : words.coverage.summary(summary?.covered ?? 0, flow.transitions.length)}
      </p>
      <p>{flow.failures.length === 0 ? words.failures.none : words.failures.some(flow.failures.length)}</p>
      {isCompared ? <Changes flow={flow} onChoose={onChoose} /> : null}
      <SignOffPanel
        flow={flow}
        transitions={flow.transitions.map(({ id }) => id)}
        label={words.signOff.signFlow(flow.transitions.length)}
      />
    </>
  )
}
