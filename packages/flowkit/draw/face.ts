/** Sizes of boxes and labels, and positions of their lines. All numbers are pixels at 100 %. */
import type { EdgeKind } from "./edge-kind.ts"
import type { Box, Line, Row } from "./picture.ts"
import { textWidth, type Weight, wrapText } from "./text-width.ts"

export interface TextLine {
  readonly text: string
  /** Start of the baseline, relative to the corner of the box or label. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight: Weight
  readonly tone: "ink" | "soft" | "kind"
}

export interface Sign {
  readonly kind: EdgeKind | "service"
  readonly x: number
  readonly y: number
}

/** Lines that belong to the same transitions. */
export interface FacePart {
  readonly ids: ReadonlyArray<string>
  readonly kind?: EdgeKind
  readonly sign?: Sign
  readonly lines: ReadonlyArray<TextLine>
}

export interface Face {
  readonly width: number
  readonly height: number
  readonly parts: ReadonlyArray<FacePart>
}

export const smallestText = 12
const titleSize = 15
const padding = 12
const boxWidth = 236
const labelTextWidth = 168
export const signSize = 14
const signSpace = signSize + 6
const dotSize = 18

const lineHeight = (size: number): number => Math.round(size * 1.3)

interface Block {
  readonly text: string
  readonly size: number
  readonly weight?: Weight
  readonly tone: TextLine["tone"]
  readonly sign?: Sign["kind"]
  readonly ids?: ReadonlyArray<string>
  readonly gapBefore?: number
}

const stacked = (blocks: ReadonlyArray<Block>, width: number, edge: number): Face => {
  let top = edge
  let widest = 0
  const parts = blocks.map((block): FacePart => {
    const { text, size, weight = "regular", tone, sign, ids = [], gapBefore = 0 } = block
    top += gapBefore
    const indent = sign === undefined ? 0 : signSpace
    const step = lineHeight(size)
    const wrapped = wrapText(text, width - indent, size, weight)
    const part: FacePart = {
      ids,
      ...(sign === undefined || sign === "service" ? {} : { kind: sign }),
      ...(sign === undefined
        ? {}
        : { sign: { kind: sign, x: edge, y: top + Math.round((step - signSize) / 2) } }),
      lines: wrapped.map((line, index) => ({
        text: line,
        x: edge + indent,
        y: top + index * step + Math.round(size * 1.02),
        size,
        weight,
        tone
      }))
    }
    widest = Math.max(widest, ...wrapped.map((line) => indent + textWidth(line, size, weight)))
    top += wrapped.length * step
    return part
  })
  return { width: Math.ceil(widest) + 2 * edge, height: top + edge, parts }
}

const rowBlocks = (rows: ReadonlyArray<Row>, gap: number): ReadonlyArray<Block> =>
  rows.map(({ kind, text, ids }, index) => ({
    text,
    size: smallestText,
    tone: "kind",
    sign: kind,
    ids,
    gapBefore: index === 0 ? gap : 3
  }))

/** The face of a group is its header; its content is below. */
export const boxFace = (box: Box): Face => {
  if (box.shape === "start") return { width: dotSize, height: dotSize, parts: [] }
  const face = stacked(
    [
      { text: box.title, size: titleSize, weight: "bold", tone: "ink" },
      ...(box.text === ""
        ? []
        : [{ text: box.text, size: smallestText, tone: "soft", gapBefore: 4 } as const]),
      ...box.services.map(
        (text): Block => ({ text, size: smallestText, tone: "ink", sign: "service", gapBefore: 6 })
      ),
      ...rowBlocks(box.rows, 8)
    ],
    boxWidth - 2 * padding,
    padding
  )
  return { ...face, width: boxWidth }
}

export const labelFace = ({ rows }: Pick<Line, "rows">): Face | undefined =>
  rows.length === 0 ? undefined : stacked(rowBlocks(rows, 0), labelTextWidth, 5)
