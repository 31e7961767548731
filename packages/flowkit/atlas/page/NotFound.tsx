/** Page of a link to a missing flow or place: what it names, and where to go instead. */
import type { FlowData, StateData } from "../data.ts"
import { isTransition } from "./address.ts"
import { LinkButton } from "./controls.tsx"
import { childrenOf, stateById, stateByName } from "./transitions.ts"
import { useLanguage, useWords } from "./words.ts"

export const FlowNotFound = ({ id }: { readonly id: string }) => {
  const words = useWords()
  return (
    <main>
      <h1>{words.flowNotFound(id)}</h1>
      <p>{words.oldLink}</p>
      <p>
        <a href="#/">{words.allFlows}</a>
      </p>
    </main>
  )
}

/** Returns the rule's source state, else the innermost existing group, else the initial state. */
const nearestTo = (flow: FlowData, place: string): StateData | undefined => {
  const id = place.replace(/^removed:/, "").split("|")[0] ?? ""
  const name = isTransition(place) ? (stateById(flow, id)?.name ?? id.slice(flow.id.length + 1)) : place
  const parts = name.split(".")
  return (
    parts
      .map((_, index) => stateByName(flow, parts.slice(0, parts.length - index).join(".")))
      .find((state) => state !== undefined) ?? childrenOf(flow, null)[0]
  )
}

export const PlaceNotFound = ({
  flow,
  place,
  onChoose
}: {
  readonly flow: FlowData
  readonly place: string
  readonly onChoose: (id: string) => void
}) => {
  const language = useLanguage()
  const words = useWords()
  const nearest = nearestTo(flow, place)
  return (
    <div role="alert">
      <h2>{isTransition(place) ? words.ruleNotFound : words.stateNotFound}</h2>
      <p>
        <code>{place}</code>
      </p>
      <p>{words.oldLink}</p>
      {nearest === undefined ? null : (
        <p>
          {words.nearest}:{" "}
          <LinkButton onClick={() => onChoose(nearest.id)}>{nearest.label[language]}</LinkButton>
        </p>
      )}
    </div>
  )
}
