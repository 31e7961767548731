/** Layout of a picture by ELK, at build time only. Coordinates are whole pixels. */
import elk, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from "elkjs/lib/elk.bundled.js"
import { boxFace, labelFace } from "./face.ts"
import type { Box, Line, Picture } from "./picture.ts"

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Rectangle extends Point {
  readonly width: number
  readonly height: number
}

export interface LaidOutLine {
  readonly id: string
  readonly points: ReadonlyArray<Point>
  /** Rectangle of the label; absent for a line without one. */
  readonly label?: Rectangle
}

export interface Layout {
  readonly width: number
  readonly height: number
  readonly boxes: Readonly<Record<string, Rectangle>>
  readonly lines: ReadonlyArray<LaidOutLine>
}

const groupPadding = 24

const spacing = {
  "elk.spacing.nodeNode": "36",
  "elk.spacing.edgeNode": "20",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.edgeLabel": "6",
  "elk.spacing.labelLabel": "10",
  "elk.spacing.labelNode": "14",
  "elk.layered.spacing.nodeNodeBetweenLayers": "34",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12"
}

// ELK reads most options from the containing graph, so every group repeats them.
const options: Readonly<Record<string, string>> = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.randomSeed": "1",
  "elk.layered.nodePlacement.strategy": "BRANDES_KOEPF",
  "elk.layered.cycleBreaking.strategy": "GREEDY",
  ...spacing
}

const nodeOf = (box: Box, picture: Picture): ElkNode => {
  const { width, height } = boxFace(box)
  const children = picture.boxes.filter(({ parent }) => parent === box.id)
  return children.length === 0
    ? { id: box.id, width, height }
    : {
        id: box.id,
        children: children.map((child) => nodeOf(child, picture)),
        layoutOptions: {
          ...options,
          "elk.padding": `[top=${height + 12},left=${groupPadding},bottom=${groupPadding},right=${groupPadding}]`,
          "elk.nodeSize.constraints": "MINIMUM_SIZE",
          "elk.nodeSize.minimum": `(${width},${height})`
        }
      }
}

const edgeOf = (line: Line): ElkExtendedEdge => {
  const face = labelFace(line)
  const label =
    face === undefined
      ? []
      : [
          {
            id: `${line.id}:label`,
            // ELK positions a label only if it has a text.
            text: "label",
            width: face.width,
            height: face.height,
            layoutOptions: { "elk.edgeLabels.inline": "true" }
          }
        ]
  return { id: line.id, sources: [line.from], targets: [line.to], labels: label }
}

const whole = (value: number | undefined): number => Math.round(value ?? 0)

const absolute = (
  node: ElkNode,
  origin: Point,
  into: Record<string, Rectangle>
): Readonly<Record<string, Rectangle>> => {
  for (const child of node.children ?? []) {
    const corner = { x: origin.x + (child.x ?? 0), y: origin.y + (child.y ?? 0) }
    into[child.id] = {
      x: whole(corner.x),
      y: whole(corner.y),
      width: whole(child.width),
      height: whole(child.height)
    }
    absolute(child, corner, into)
  }
  return into
}

/** Throws if ELK leaves any part of the picture without a position. */
export const layOut = async (picture: Picture): Promise<Layout> => {
  const result = (await new elk.default().layout({
    id: ":picture",
    layoutOptions: { ...options, "elk.padding": "[top=24,left=24,bottom=24,right=24]" },
    children: picture.boxes.filter(({ parent }) => parent === undefined).map((box) => nodeOf(box, picture)),
    edges: picture.lines.map(edgeOf)
  })) as ElkNode & { readonly edges?: ReadonlyArray<ElkExtendedEdge> }

  const places = absolute(result, { x: 0, y: 0 }, {})
  const edges = new Map((result.edges ?? []).map((edge) => [edge.id, edge]))
  const lines = picture.lines.map((line): LaidOutLine => {
    const edge = edges.get(line.id)
    const section = edge?.sections?.[0]
    if (edge === undefined || section === undefined) {
      throw new Error(`The line "${line.id}" of "${picture.id}" got no place.`)
    }
    // Coordinates of an edge are relative to the group that ELK assigned it to.
    const origin = places[edge.container ?? ""] ?? { x: 0, y: 0 }
    const at = ({ x, y }: ElkPoint): Point => ({ x: whole(origin.x + x), y: whole(origin.y + y) })
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(at)
    const label = edge.labels?.[0]
    return {
      id: line.id,
      points,
      ...(label === undefined
        ? {}
        : {
            label: {
              ...at({ x: label.x ?? 0, y: label.y ?? 0 }),
              width: whole(label.width),
              height: whole(label.height)
            }
          })
    }
  })
  return { width: whole(result.width), height: whole(result.height), boxes: places, lines }
}
