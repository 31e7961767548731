/** Renders a laid out picture as DOM, and marks selected and active parts and those of an overlay. */
import type { PictureElement } from "../../draw/element.ts"
import { pictureElements } from "../../draw/svg.ts"
import { textWidth } from "../../draw/text-width.ts"
import { withDarkColour } from "../dark-colours.ts"
import type { Drawn } from "../data.ts"
import { type Mark, type Marks, worstOf } from "./marks.ts"

const namespace = "http://www.w3.org/2000/svg"

const toDom = ({ tag, attributes, children }: PictureElement): SVGElement => {
  const node = document.createElementNS(namespace, tag)
  for (const [name, value] of Object.entries(attributes))
    node.setAttribute(name, withDarkColour(name, String(value)))
  node.append(...children.map((child) => (typeof child === "string" ? child : toDom(child))))
  return node
}

export const drawInto = (group: SVGGElement, { picture, layout }: Drawn): void => {
  group.replaceChildren(...pictureElements(picture, layout).map(toDom))
  fitted(group)
  for (const box of group.querySelectorAll<SVGElement>("[data-box]")) {
    const shown = picture.boxes.find(({ id }) => id === box.dataset["box"])
    if (shown === undefined || shown.shape === "start" || box.classList.contains("head-of-group")) {
      box.setAttribute("aria-hidden", "true")
      continue
    }
    box.setAttribute("role", "button")
    box.setAttribute("tabindex", "-1")
    box.setAttribute("aria-label", shown.text === "" ? shown.title : `${shown.title}. ${shown.text}`)
  }
  for (const part of group.querySelectorAll(".line, .label")) part.setAttribute("aria-hidden", "true")
}

/** Compresses texts to their width where the local font is wider than the measured one. */
const fitted = (group: SVGGElement): void => {
  const measured = [...group.querySelectorAll("text")].map((text) => {
    const size = Number(text.getAttribute("font-size"))
    const weight = text.getAttribute("font-weight") === null ? "regular" : "bold"
    return {
      text,
      place: textWidth(text.textContent ?? "", size, weight),
      width: text.getComputedTextLength()
    }
  })
  for (const { text, place, width } of measured) {
    if (width <= place) continue
    text.setAttribute("textLength", String(place))
    text.setAttribute("lengthAdjust", "spacingAndGlyphs")
  }
}

export interface Highlights {
  /** Ids of selected states and transitions. */
  readonly chosen: ReadonlySet<string>
  readonly active: ReadonlySet<string>
  readonly marks: Marks
  readonly isOverlaid: boolean
}

/** Path around the centre of a badge. */
export const markSigns: Readonly<Record<Mark, string>> = {
  good: "M-4 0.5L-1 3.5L4.5 -3.5",
  bad: "M0 -4.5V1M0 3.6V4.4",
  open: "M-4 0H4",
  new: "M-4.5 0H4.5M0 -4.5V4.5",
  gone: "M-4 -4L4 4M4 -4L-4 4",
  changed: "M-5 1.5C-3 -3.5 -1 -1 0 0C1 1 3 3.5 5 -1.5"
}

const badge = (mark: Mark, x: number, y: number): SVGElement =>
  toDom({
    tag: "g",
    attributes: { class: `badge ${mark}`, transform: `translate(${x} ${y})`, "aria-hidden": "true" },
    children: [
      { tag: "circle", attributes: { r: 9 }, children: [] },
      { tag: "path", attributes: { d: markSigns[mark] }, children: [] }
    ]
  })

const idsOf = (part: Element): ReadonlyArray<string> =>
  [...part.querySelectorAll<SVGElement>("[data-transitions]")].flatMap((row) => transitionsOf(row))

export const transitionsOf = (row: SVGElement): ReadonlyArray<string> =>
  (row.dataset["transitions"] ?? "").split(" ")

const pinTo = (part: Element, mark: Mark): void => {
  const frame = part.querySelector<SVGRectElement>(".frame")
  if (frame === null) return
  // Reading its box would trigger a layout of the whole picture for each badge.
  const { x, y, width } = frame
  part.append(badge(mark, x.baseVal.value + width.baseVal.value - 2, y.baseVal.value + 2))
}

export const highlight = (group: SVGGElement, { chosen, active, marks, isOverlaid }: Highlights): void => {
  const show = (part: SVGElement | null, ids: ReadonlyArray<string>, mark: Mark | undefined): void => {
    if (part === null) return
    for (const [name, among] of Object.entries({ chosen, active }))
      part.classList.toggle(
        name,
        ids.some((id) => among.has(id))
      )
    part.dataset["mark"] = mark ?? ""
  }
  for (const old of group.querySelectorAll(".badge")) old.remove()
  group.classList.toggle("overlaid", isOverlaid)
  for (const row of group.querySelectorAll<SVGElement>("[data-transitions]")) {
    const ids = transitionsOf(row)
    show(row, ids, worstOf(marks, ids))
  }
  for (const box of group.querySelectorAll<SVGElement>(".box")) {
    const id = box.dataset["box"] ?? ""
    const mark = marks.get(id)?.mark ?? worstOf(marks, idsOf(box))
    show(box, [id], mark)
    box.setAttribute("aria-pressed", String(chosen.has(id)))
    if (mark !== undefined && !box.classList.contains("start")) pinTo(box, mark)
  }
  for (const label of group.querySelectorAll<SVGElement>(".label")) {
    const ids = idsOf(label)
    const mark = worstOf(marks, ids)
    const line = `.line[data-line="${CSS.escape(label.dataset["line"] ?? "")}"]`
    for (const part of [label, group.querySelector<SVGElement>(line)]) show(part, ids, mark)
    if (mark !== undefined) pinTo(label, mark)
  }
}
