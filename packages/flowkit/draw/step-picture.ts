/** Picture of one step: the state before, the arrow, the state after. */
import type { MachineDescription } from "../model/index.ts"
import { type Box, type Picture, pictureOf } from "./picture.ts"
import { rulesOf } from "./rules.ts"
import type { FlowTexts, Language } from "./texts.ts"

export interface DrawnStep {
  /** Names of the active leaf states, joined by " + ". */
  readonly from: string
  readonly to: string
  readonly takes: ReadonlyArray<string>
}

/** Returns the picture, with the rule of each transition taken as its text. */
export const stepPictureOf = (
  description: MachineDescription,
  texts: FlowTexts | undefined,
  language: Language,
  { from, to, takes }: DrawnStep
): Picture => {
  const whole = pictureOf(description, texts, language)
  /** A leaf is called by its groups, too. */
  const titleOf = ({ parent, title }: Box): string => {
    const group = whole.boxes.find(({ id }) => id === parent)
    return group === undefined ? title : `${titleOf(group)}: ${title}`
  }
  const boxesOf = (names: string, key: string): ReadonlyArray<Box> =>
    names.split(" + ").flatMap((name) => {
      const box = whole.boxes.find(({ id }) => id === `${description.id}.${name}`)
      if (box === undefined) return []
      const { parent: _, ...alone } = box
      return { ...alone, id: `${key} ${box.id}`, title: titleOf(box), rows: [] }
    })
  const [before, after] = [boxesOf(from, "before"), boxesOf(to, "after")]
  const rules = rulesOf(description, texts, language).filter(({ id }) => takes.includes(id))
  const rows = rules.map(({ id, kind, label }) => ({ kind, text: label.join(", "), ids: [id] }))
  return {
    ...whole,
    text: rules.map(({ sentence }) => sentence).join(" "),
    boxes: [...before, ...after],
    lines: before.flatMap((one, index) => {
      const other = after[Math.min(index, after.length - 1)]
      return other === undefined
        ? []
        : [{ id: `${one.id}>${other.id}`, from: one.id, to: other.id, rows: index === 0 ? rows : [] }]
    })
  }
}
