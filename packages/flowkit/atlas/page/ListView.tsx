/** Text alternative to the picture: every state with its transitions. */
import type { FlowData, StateData } from "../data.ts"
import type { Marks } from "./marks.ts"
import { TransitionList } from "./TransitionButton.tsx"
import { childrenOf, transitionsFrom } from "./transitions.ts"
import { useLanguage, useWords } from "./words.ts"

interface Properties {
  readonly flow: FlowData
  readonly chosen: ReadonlySet<string>
  readonly marks: Marks
  readonly onChoose: (id: string) => void
}

const ListedState = ({ state, ...rest }: Properties & { readonly state: StateData }) => {
  const { flow, chosen, marks, onChoose } = rest
  const language = useLanguage()
  const words = useWords()
  const ways = transitionsFrom(flow, state.id)
  const children = childrenOf(flow, state.id)
  const mark = marks.get(state.id)
  return (
    <li className={chosen.has(state.id) ? "listed chosen" : "listed"} data-mark={mark?.mark}>
      <button
        type="button"
        className="state-name"
        aria-pressed={chosen.has(state.id)}
        onClick={() => onChoose(state.id)}
      >
        {state.shortLabel[language]}
      </button>
      {mark === undefined ? null : <span className="mark-word">{mark.word}</span>}
      <p>{state.text[language]}</p>
      {ways.length === 0 ? null : (
        <TransitionList ways={ways} chosen={chosen} marks={marks} onChoose={onChoose} />
      )}
      {children.length === 0 ? null : (
        <details open>
          <summary>
            {words.inside} ({children.length})
          </summary>
          <ul className="states">
            {children.map((child) => (
              <ListedState key={child.id} {...rest} state={child} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

export const ListView = (properties: Properties) => (
  <div className="list-view">
    <ul className="states">
      {childrenOf(properties.flow, null).map((state) => (
        <ListedState key={state.id} {...properties} state={state} />
      ))}
    </ul>
  </div>
)
