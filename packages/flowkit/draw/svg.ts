/** Renders a laid out picture: boxes as on a storyboard, lines distinguished by colour, sign and dash. */
import { type EdgeKind, edgeKinds } from "./edge-kind.ts"
import { element, elementText, type PictureElement } from "./element.ts"
import { boxFace, type Face, labelFace, signSize, smallestText } from "./face.ts"
import { kindColours, kindDashes, kindWidths, signPaths } from "./kind-look.ts"
import type { Layout, Point, Rectangle } from "./layout.ts"
import { phrasesOf } from "./phrases.ts"
import { type Box, type Line, mainKind, type Picture, type Row } from "./picture.ts"
import { fontFamily, textWidth, wrapText } from "./text-width.ts"

const ink = "#1b2530"
const soft = "#47535f"
const paper = "#ffffff"

const stroke = (kind: EdgeKind, path: string, name?: string): PictureElement =>
  element("path", {
    class: name,
    d: path,
    fill: "none",
    stroke: kindColours[kind],
    "stroke-width": kindWidths[kind],
    "stroke-dasharray": kindDashes[kind]
  })

const sign = (kind: EdgeKind | "service", x: number, y: number): PictureElement =>
  element("path", {
    d: signPaths[kind],
    transform: `translate(${x} ${y})`,
    fill: "none",
    stroke: kind === "service" ? soft : kindColours[kind],
    "stroke-width": 1.7,
    "stroke-linecap": "round",
    "stroke-linejoin": "round"
  })

const textElement = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  weight: "regular" | "bold" = "regular"
): PictureElement =>
  element("text", { x, y, "font-size": size, fill, "font-weight": weight === "bold" ? 700 : undefined }, text)

const faceElements = (face: Face, corner: Point): ReadonlyArray<PictureElement> =>
  face.parts.map((part) => {
    const colour = (tone: "ink" | "soft" | "kind") =>
      tone === "soft" ? soft : tone === "kind" && part.kind !== undefined ? kindColours[part.kind] : ink
    const content = [
      ...(part.sign === undefined
        ? []
        : [sign(part.sign.kind, corner.x + part.sign.x, corner.y + part.sign.y)]),
      ...part.lines.map(({ text, x, y, size, tone, weight }) =>
        textElement(text, corner.x + x, corner.y + y, size, colour(tone), weight)
      )
    ]
    return element(
      "g",
      part.ids.length === 0 ? {} : { class: "row", "data-transitions": part.ids.join(" ") },
      ...content
    )
  })

const rectangle = (
  { x, y, width, height }: Rectangle,
  { class: name, ...look }: Parameters<typeof element>[1]
): PictureElement => element("rect", { class: name, x, y, width, height, ...look })

const frames: Readonly<
  Record<
    Box["shape"],
    { readonly fill: string; readonly stroke: string; readonly dash?: string; readonly radius: number }
  >
> = {
  state: { fill: paper, stroke: ink, radius: 10 },
  passing: { fill: "#f1f3f5", stroke: soft, dash: "3 3", radius: 22 },
  final: { fill: paper, stroke: ink, radius: 10 },
  group: { fill: "#f5f8fc", stroke: "#6b7987", radius: 14 },
  start: { fill: ink, stroke: ink, radius: 9 },
  anywhere: { fill: "#fff8e6", stroke: "#7d5000", radius: 10 }
}

const boxElement = (box: Box, place: Rectangle): PictureElement => {
  const { fill, stroke, dash, radius } = frames[box.shape]
  const inside = { x: place.x + 4, y: place.y + 4, width: place.width - 8, height: place.height - 8 }
  return element(
    "g",
    { class: `box ${box.shape}`, "data-box": box.id },
    rectangle(place, {
      class: "frame",
      rx: radius,
      fill,
      stroke,
      "stroke-width": 1.5,
      "stroke-dasharray": dash
    }),
    ...(box.shape === "final" ? [rectangle(inside, { rx: 7, fill: "none", stroke })] : []),
    ...(box.shape === "group" ? [] : faceElements(boxFace(box), place))
  )
}

/** Drawn over the lines that enter a group from above, so that they do not cross its text. */
const headElement = (box: Box, place: Rectangle): PictureElement => {
  const face = boxFace(box)
  const head = { x: place.x + 2, y: place.y + 8, width: face.width - 4, height: face.height - 12 }
  return element(
    "g",
    { class: "head-of-group", "data-box": box.id },
    rectangle(head, { rx: 8, fill: frames.group.fill }),
    ...faceElements(face, place)
  )
}

const cornerRadius = 8

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
  const share = length === 0 ? 0 : Math.min(by, length / 2) / length
  const rounded = (value: number) => Math.round(value * 10) / 10
  return { x: rounded(from.x + (to.x - from.x) * share), y: rounded(from.y + (to.y - from.y) * share) }
}

/** Returns a path of straight segments with round corners. */
export const roundedPath = (points: ReadonlyArray<Point>): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (before === undefined) return `M${point.x} ${point.y}`
      if (after === undefined) return `L${point.x} ${point.y}`
      const [start, end] = [towards(point, before, cornerRadius), towards(point, after, cornerRadius)]
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`
    })
    .join("")

const arrowHead = (points: ReadonlyArray<Point>, colour: string): PictureElement => {
  const tip = points.at(-1) ?? { x: 0, y: 0 }
  const before = points.at(-2) ?? tip
  const [dx, dy] = [Math.sign(tip.x - before.x), Math.sign(tip.y - before.y)]
  const [bx, by] = [tip.x - dx * 10, tip.y - dy * 10]
  return element("path", {
    class: "head",
    d: `M${tip.x} ${tip.y}L${bx - dy * 5} ${by - dx * 5}L${bx + dy * 5} ${by + dx * 5}Z`,
    fill: colour
  })
}

const lineElement = (line: Line, points: ReadonlyArray<Point>): PictureElement => {
  const kind = mainKind(line.rows)
  return element(
    "g",
    { class: `line ${kind}`, "data-line": line.id },
    stroke(kind, roundedPath(points), "stroke"),
    arrowHead(points, kindColours[kind])
  )
}

const labelElement = (line: Line, place: Rectangle | undefined): ReadonlyArray<PictureElement> => {
  const face = labelFace(line)
  if (face === undefined || place === undefined) return []
  const colour = kindColours[mainKind(line.rows)]
  const frame = rectangle(place, { class: "frame", rx: 6, fill: paper, stroke: colour, "stroke-width": 1 })
  return [element("g", { class: "label", "data-line": line.id }, frame, ...faceElements(face, place))]
}

/** Returns the parts of a picture without its frame: groups, lines, and parts that lines must not cross. */
export const pictureElements = (picture: Picture, layout: Layout): ReadonlyArray<PictureElement> => {
  const placeOf = (id: string): Rectangle => layout.boxes[id] ?? { x: 0, y: 0, width: 0, height: 0 }
  const groups = picture.boxes.filter(({ shape }) => shape === "group")
  const lines = layout.lines.flatMap((laidOut) =>
    picture.lines.filter(({ id }) => id === laidOut.id).map((line) => ({ ...laidOut, line }))
  )
  return [
    ...groups.map((box) => boxElement(box, placeOf(box.id))),
    ...lines.map(({ line, points }) => lineElement(line, points)),
    ...groups.map((box) => headElement(box, placeOf(box.id))),
    ...picture.boxes.filter((box) => !groups.includes(box)).map((box) => boxElement(box, placeOf(box.id))),
    ...lines.flatMap(({ line, label }) => labelElement(line, label))
  ]
}

/** Heights of the parts around the picture in a file. */
const titleSize = 24
const legendLine = 26

const usedKinds = (picture: Picture): ReadonlyArray<EdgeKind> => {
  const rows: ReadonlyArray<Row> = [...picture.boxes, ...picture.lines].flatMap((item) => item.rows)
  return edgeKinds.filter((kind) => rows.some((row) => row.kind === kind))
}

const legend = (picture: Picture, width: number, top: number) => {
  const { kinds } = phrasesOf(picture.language)
  let [x, y] = [24, top]
  const elements = usedKinds(picture).map((kind) => {
    const entryWidth = 46 + signSize + textWidth(kinds[kind], smallestText + 1) + 24
    if (x > 24 && x + entryWidth > width - 24) [x, y] = [24, y + legendLine]
    const entry = element(
      "g",
      {},
      stroke(kind, `M${x} ${y + 9}H${x + 36}`),
      sign(kind, x + 42, y + 2),
      textElement(kinds[kind], x + 42 + signSize + 6, y + 13, smallestText + 1, kindColours[kind])
    )
    x += Math.ceil(entryWidth)
    return entry
  })
  return { elements, bottom: y + legendLine }
}

/** Returns an SVG file: title, summary, legend, picture. */
export const svgOf = (picture: Picture, layout: Layout): string => {
  const width = Math.max(layout.width, 640)
  const summary = wrapText(picture.text, width - 48, 14)
  const titleBottom = 24 + titleSize + 8
  const summaryBottom = titleBottom + summary.length * 19 + 10
  const { elements: legendElements, bottom } = legend(picture, width, summaryBottom)
  const height = bottom + layout.height
  const shift = Math.round((width - layout.width) / 2)
  return `${elementText(
    element(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        role: "img",
        "aria-labelledby": "title description",
        lang: picture.language,
        "font-family": fontFamily
      },
      element("title", { id: "title" }, picture.title),
      element("desc", { id: "description" }, picture.text),
      element("rect", { width, height, fill: paper }),
      textElement(picture.title, 24, 24 + titleSize, titleSize, ink, "bold"),
      ...summary.map((line, index) => textElement(line, 24, titleBottom + 16 + index * 19, 14, soft)),
      ...legendElements,
      element("g", { transform: `translate(${shift} ${bottom})` }, ...pictureElements(picture, layout))
    )
  )}\n`
}
