/** Detects illegible pictures: overlapping labels or boxes, lines through boxes, text too small. */
import { boxFace, type Face, labelFace } from "./face.ts"
import type { Layout, Point, Rectangle } from "./layout.ts"
import type { Box, Picture } from "./picture.ts"

interface Area extends Rectangle {
  readonly name: string
}

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const contains = (outer: Rectangle, inner: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Returns the straight segments, shortened at both ends, since lines start and end at boxes. */
const pieces = (points: ReadonlyArray<Point>): ReadonlyArray<Rectangle> =>
  points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    return {
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(end.x - start.x),
      height: Math.abs(end.y - start.y)
    }
  })

const shrunk = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by
})

const pairs = <Item>(items: ReadonlyArray<Item>): ReadonlyArray<readonly [Item, Item]> =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))

const textSizes = (face: Face | undefined): ReadonlyArray<number> =>
  face?.parts.flatMap(({ lines }) => lines.map(({ size }) => size)) ?? []

/** Minimum text size that is legible on paper and on screens. */
export const leastTextSize = 11

/** Returns problems as sentences; empty for a legible picture. */
export const geometryProblems = (picture: Picture, layout: Layout): ReadonlyArray<string> => {
  const areaOf = (box: Box): Area => {
    const place = layout.boxes[box.id]
    if (place === undefined) throw new Error(`The box "${box.id}" has no place.`)
    return { ...place, name: `the box "${box.title}"` }
  }
  const solid = picture.boxes.filter(({ shape }) => shape !== "group").map(areaOf)
  const groups = picture.boxes.filter(({ shape }) => shape === "group")
  const heads = groups.map((box): Area => {
    const { width, height } = boxFace(box)
    return { ...areaOf(box), width, height, name: `the head of "${box.title}"` }
  })
  const labels = layout.lines.flatMap(
    ({ id, label }): ReadonlyArray<Area> =>
      label === undefined ? [] : [{ ...label, name: `the label of ${id}` }]
  )

  const covered = pairs([...solid, ...heads, ...labels])
    .filter(([one, other]) => overlap(one, other))
    .map(([one, other]) => `${one.name} and ${other.name} overlap`)
  const cut = groups
    .map(areaOf)
    .flatMap((group) =>
      [...solid, ...labels]
        .filter((area) => overlap(group, area) && !contains(group, area))
        .map((area) => `${area.name} stands on the border of ${group.name}`)
    )
  const crossed = layout.lines.flatMap(({ id, points }) =>
    [...solid, ...labels.filter(({ name }) => name !== `the label of ${id}`)]
      .filter((area) => pieces(points).some((piece) => overlap(piece, shrunk(area, 1))))
      .map((area) => `the line ${id} runs through ${area.name}`)
  )
  const page = { x: 0, y: 0, width: layout.width, height: layout.height }
  const outside = [...solid, ...groups.map(areaOf), ...labels]
    .filter((area) => !contains(page, area))
    .map(({ name }) => `${name} stands outside the picture`)
  const sizes = [...picture.boxes.map(boxFace), ...picture.lines.map(labelFace)].flatMap(textSizes)
  const small = sizes.some((size) => size < leastTextSize) ? [`there is text under ${leastTextSize} px`] : []
  return [...covered, ...cut, ...crossed, ...outside, ...small].map((problem) => `${picture.id}: ${problem}`)
}
