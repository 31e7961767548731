/** Names of flows, states, events and services in reports and diagrams: from `machines/<flow>/labels.md`. */
import { type FlowTexts, humanised, localizedTexts } from "@parkschein/flowkit/draw"
import { type Flow, statesBelow, type Vocabulary } from "@parkschein/flowkit/model"
import { productFlows } from "../../../scripts/atlas/product-flows.ts"

/** By id of the machine. */
export const textsOf: Readonly<Record<string, FlowTexts | undefined>> = Object.fromEntries(
  (await productFlows()).map(({ description, texts }) => [description.id, texts])
)

const languages = new Intl.DisplayNames("en", { type: "language" })

/** Returns the place of a path: "Shop home, in German, 360 × 740". */
export const placeOf = (
  { name }: Flow,
  { locale, width, height }: { readonly locale: string; readonly width: number; readonly height: number }
): string => {
  const language = languages.of(locale.split("-")[0] ?? locale) ?? locale
  return `${textsOf[name]?.title.en ?? humanised(name)}, in ${language}, ${width} × ${height}`
}

/** Names a nested state with its parent: “Reviewing the order: Terms not accepted”. */
export const stateCalled = (machine: string, name: string): string => {
  const states = textsOf[machine]?.states ?? {}
  const parts = name.split(".")
  const labels = parts.map((part, index) => {
    const text = states[parts.slice(0, index + 1).join(".")]
    return text?.label.en ?? humanised(part)
  })
  return `“${labels.join(": ")}”`
}

export const wordsFor = ({ name, description }: Flow): Vocabulary => {
  const speaker = localizedTexts(description, textsOf[name], "en")
  const known = new Set(statesBelow(description.root).map((state) => state.name))
  return {
    state: (state) => (known.has(state) ? stateCalled(name, state) : `“${state}”`),
    event: (type) => `“${speaker.event(type).label}”`,
    happens: (type) => speaker.event(type).when,
    service: (service) => speaker.service(service).label
  }
}
