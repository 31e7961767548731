/** Details of the selected state: its screen, transitions from and to it, sign-offs. */
import { isVisibleState, type StateData } from "../data.ts"
import { CommentsPanel } from "./CommentsPanel.tsx"
import { LinkButton } from "./controls.tsx"
import type { DetailsProperties } from "./details-properties.ts"
import { LinkedFlows } from "./LinkedFlows.tsx"
import { useAtlas } from "./load.ts"
import { Screens } from "./Screens.tsx"
import { screenOf } from "./ScreensView.tsx"
import { SignOffPanel } from "./SignOffPanel.tsx"
import { useScene } from "./scene.ts"
import { TransitionButton, TransitionList } from "./TransitionButton.tsx"
import { childrenOf, groupsAround, labelOf, transitionsFrom, transitionsTo } from "./transitions.ts"
import { useLanguage, useWords } from "./words.ts"

/** Flows called by the state, its services and actions, or its transitions. */
const CalledFromHere = ({
  flow,
  state,
  onFlow
}: Pick<DetailsProperties, "flow" | "onFlow"> & { readonly state: StateData }) => {
  const { links } = useAtlas()
  const words = useWords()
  const names = new Set([
    state.name,
    ...state.services,
    ...state.actions,
    ...transitionsFrom(flow, state.id).flatMap(({ event, actions }) => [event, ...actions])
  ])
  const called = links.filter(({ from, by }) => from === flow.id && names.has(by))
  return <LinkedFlows heading={words.goesOnIn} links={called} end="to" onFlow={onFlow} />
}

/** Leads to the states before and after in the order of the machine. */
const Neighbours = ({
  flow,
  state,
  onChoose
}: Pick<DetailsProperties, "flow" | "onChoose"> & { readonly state: StateData }) => {
  const language = useLanguage()
  const words = useWords()
  const visible = flow.states.filter((each) => isVisibleState(flow.id, each))
  const at = visible.findIndex(({ name }) => state.screens.includes(name))
  const button = (to: StateData | undefined, sign: string, label: string) => (
    <button
      type="button"
      disabled={to === undefined}
      aria-label={label}
      title={to?.label[language]}
      onClick={() => to !== undefined && onChoose(to.id)}
    >
      {sign}
    </button>
  )
  return (
    <span className="neighbours">
      {button(visible[at - 1], "←", words.stateBefore)}
      {button(visible[at + 1], "→", words.stateAfter)}
    </span>
  )
}

/** The states of a group, each with its screen, the one it begins with first. */
const Inside = ({
  flow,
  state,
  onChoose
}: Pick<DetailsProperties, "flow" | "onChoose"> & { readonly state: StateData }) => {
  const language = useLanguage()
  const words = useWords()
  const scene = useScene()
  const placeOf = ({ screens: [first = ""] }: StateData): number => state.screens.indexOf(first)
  const children = childrenOf(flow, state.id).toSorted((one, other) => placeOf(one) - placeOf(other))
  if (children.length === 0) return null
  return (
    <>
      <h3>{words.inside}</h3>
      <ul className="inside">
        {children.map((child) => {
          const screen = screenOf(flow.screens, child, scene)
          return (
            <li key={child.id}>
              <button type="button" onClick={() => onChoose(child.id)}>
                {screen === undefined ? null : <img src={screen.file} alt="" loading="lazy" />}
                {child.shortLabel[language]}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

export const StateDetails = ({ state, ...rest }: DetailsProperties & { readonly state: StateData }) => {
  const { flow, marks, isCompared, onChoose } = rest
  const language = useLanguage()
  const words = useWords()
  const on = transitionsFrom(flow, state.id)
  // Failures of a service with the same outcome are shown as one rule.
  const into = transitionsTo(flow, state.id).filter(
    ({ rule }, index, all) =>
      all.findIndex(
        (other) => other.rule.en.sentence === rule.en.sentence && other.rule.en.source === rule.en.source
      ) === index
  )
  return (
    <>
      <h2>{state.label[language]}</h2>
      <p>{state.text[language]}</p>
      <h3 className="visually-hidden">{words.screens}</h3>
      <Screens flow={flow} state={state} isCompared={isCompared}>
        <Neighbours flow={flow} state={state} onChoose={onChoose} />
      </Screens>
      <Inside flow={flow} state={state} onChoose={onChoose} />
      {state.services.length === 0 ? null : (
        <p className="quiet">
          {words.services}:{" "}
          {state.services.map((name) => flow.labels.services[name]?.[language] ?? name).join(", ")}
        </p>
      )}
      <h3>{words.transitionsFrom}</h3>
      {on.length === 0 ? (
        <p className="quiet">{words.noTransitionsFrom}</p>
      ) : (
        <TransitionList ways={on} marks={marks} onChoose={onChoose} />
      )}
      {groupsAround(flow, state).map((group) =>
        transitionsFrom(flow, group.id).length === 0 ? null : (
          <div key={group.id}>
            <h4>{group.label[language]}</h4>
            <TransitionList ways={transitionsFrom(flow, group.id)} marks={marks} onChoose={onChoose} />
          </div>
        )
      )}
      <CalledFromHere flow={flow} state={state} onFlow={rest.onFlow} />
      <h3>{words.transitionsTo}</h3>
      {into.length === 0 ? (
        <p className="quiet">{words.noTransitionsTo}</p>
      ) : (
        <ul className="ways">
          {into.map((way) => (
            <li key={way.id}>
              <LinkButton onClick={() => onChoose(way.rule.en.source)}>
                {labelOf(flow, way.rule.en.source, language)}
              </LinkButton>
              <TransitionButton way={way} isChosen={false} marked={marks.get(way.id)} onChoose={onChoose} />
            </li>
          ))}
        </ul>
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
