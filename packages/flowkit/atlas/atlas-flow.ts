/** A flow as the atlas gets it, and how its states are named. */
import type { AnyStateMachine } from "xstate"
import { type FlowTexts, type Language, languages, wordsOf } from "../draw/index.ts"
import { type MachineDescription, type StateDescription, statesBelow } from "../model/index.ts"
import type { InEachLanguage, PlayData } from "./data.ts"

export interface AtlasFlow {
  readonly machine: AnyStateMachine
  readonly description: MachineDescription
  readonly texts: FlowTexts | undefined
  readonly play: PlayData | null
}

export const inEachLanguage = <Value>(of: (language: Language) => Value): InEachLanguage<Value> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as InEachLanguage<Value>

/** Returns the name of a state with those of its groups: "The bank takes long: Pause". */
export const labelWithGroups = (
  { description, texts }: Pick<AtlasFlow, "description" | "texts">,
  { id }: StateDescription
): InEachLanguage<string> =>
  inEachLanguage((language) => {
    const words = wordsOf(description, texts, language)
    return statesBelow(description.root)
      .filter((state) => state.id === id || (state !== description.root && id.startsWith(`${state.id}.`)))
      .map((state) => words.state(state.id).label)
      .join(": ")
  })

/** Returns the states entered with a state: the state itself and its initial descendants. */
export const enteredBy = (state: StateDescription): ReadonlyArray<StateDescription> => [
  state,
  ...state.states.filter(({ id }) => state.type === "parallel" || id === state.initial).flatMap(enteredBy)
]
