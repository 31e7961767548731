/** Transition as a selectable sentence. */
import type { TransitionData } from "../data.ts"
import type { Marked, Marks } from "./marks.ts"
import { Sign } from "./Sign.tsx"
import { useLanguage } from "./words.ts"

interface Properties {
  readonly way: TransitionData
  readonly isChosen: boolean
  readonly marked: Marked | undefined
  readonly onChoose: (id: string) => void
}

export const TransitionButton = ({ way, isChosen, marked, onChoose }: Properties) => {
  const rule = way.rule[useLanguage()]
  return (
    <button
      type="button"
      className={`way ${rule.kind}`}
      aria-pressed={isChosen}
      data-mark={marked?.mark}
      onClick={() => onChoose(way.id)}
    >
      <Sign kind={rule.kind} />
      <span>
        {rule.sentence}
        {marked === undefined ? null : <span className="mark-word"> {marked.word}</span>}
      </span>
    </button>
  )
}

/** Transitions of a state. */
export const TransitionList = ({
  ways,
  chosen,
  marks,
  onChoose
}: {
  readonly ways: ReadonlyArray<TransitionData>
  readonly chosen?: ReadonlySet<string>
  readonly marks: Marks
  readonly onChoose: (id: string) => void
}) => (
  <ul className="ways">
    {ways.map((way) => (
      <li key={way.id}>
        <TransitionButton
          way={way}
          isChosen={chosen?.has(way.id) === true}
          marked={marks.get(way.id)}
          onChoose={onChoose}
        />
      </li>
    ))}
  </ul>
)
