/** Details of the selected state: transitions from and to it, screens, sign-offs. */
import type { StateData, TransitionData } from "../data.ts"
import { CommentsPanel } from "./CommentsPanel.tsx"
import type { DetailsProperties } from "./details-properties.ts"
import { useAtlas } from "./load.ts"
import { Screens } from "./Screens.tsx"
import { SignOffPanel } from "./SignOffPanel.tsx"
import { WayButton } from "./WayButton.tsx"
import { childrenOf, groupsAround, labelOf, waysIn, waysOn } from "./ways.ts"
import { useLanguage, useWords } from "./words.ts"

const Ways = ({
  ways,
  marks,
  onChoose
}: Pick<DetailsProperties, "marks" | "onChoose"> & { readonly ways: ReadonlyArray<TransitionData> }) => (
  <ul className="ways">
    {ways.map((way) => (
      <li key={way.id}>
        <WayButton way={way} isChosen={false} marked={marks.get(way.id)} onChoose={onChoose} />
      </li>
    ))}
  </ul>
)

/** Flows called by the state, its services and actions, or its transitions. */
const CalledFromHere = ({
  flow,
  state,
  onFlow
}: Pick<DetailsProperties, "flow" | "onFlow"> & { readonly state: StateData }) => {
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

export const StateDetails = ({ state, ...rest }: DetailsProperties & { readonly state: StateData }) => {
  const { flow, marks, isCompared, onChoose } = rest
  const language = useLanguage()
  const words = useWords()
  const on = waysOn(flow, state.id)
  // Failures of a service with the same outcome are shown as one rule.
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
      <CommentsPanel key={`said ${state.id}`} machine={flow.id} place={state.name} />
      <p className="quiet">
        {words.nameInMachine}: <code>{state.name}</code>
      </p>
    </>
  )
}
