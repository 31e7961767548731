/** Legend of an overlay: meaning, number and places of its marks; without marks, the reason. */
import type { FlowData } from "../data.ts"
import type { Overlay } from "./address.ts"
import { useAtlas } from "./load.ts"
import { type Mark, type Marks, marksFromWorst } from "./marks.ts"
import { markSigns } from "./picture-dom.ts"
import { useSignOffProblem } from "./sign-offs.ts"
import { useWords, type Words } from "./words.ts"

const Badge = ({ mark }: { readonly mark: Mark }) => (
  <svg className={`badge ${mark}`} viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
    <circle r="9" />
    <path d={markSigns[mark]} />
  </svg>
)

const nothingToMark = (
  overlay: Overlay,
  flow: FlowData,
  since: string | null,
  words: Words
): string | null => {
  switch (overlay) {
    case "coverage":
      return words.coverage.none
    case "failures":
      return words.failures.none
    case "difference":
      if (since === null) return words.difference.off
      return flow.difference === null ? words.difference.isNew(since) : words.difference.none(since)
    case "signOff":
    case "none":
      return null
  }
}

interface Properties {
  readonly flow: FlowData
  readonly overlay: Overlay
  readonly marks: Marks
  /** Ids of the selection. */
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string) => void
}

export const MarksLegend = ({ flow, overlay, marks, chosen, onChoose }: Properties) => {
  const { since } = useAtlas()
  const words = useWords()
  const problem = useSignOffProblem()
  if (overlay === "none") return null
  const placesOf = (mark: Mark) => [...marks].flatMap(([id, marked]) => (marked.mark === mark ? [id] : []))
  const present = marksFromWorst
    .map((mark) => ({ mark, places: placesOf(mark) }))
    .filter(({ places }) => places.length > 0)
  const chooseNext = (places: ReadonlyArray<string>): void => {
    const next = places[(places.findIndex((id) => chosen.has(id)) + 1) % places.length]
    if (next !== undefined) onChoose(next)
  }
  const meanings: Readonly<Partial<Record<Mark, string>>> = words.marks[overlay]
  return (
    <div className="marks-legend">
      {overlay === "signOff" && problem !== null
        ? words.signOff.unreadable(problem)
        : present.length === 0
          ? nothingToMark(overlay, flow, since, words)
          : present.map(({ mark, places }) => (
              <button key={mark} type="button" title={words.nextMarked} onClick={() => chooseNext(places)}>
                <Badge mark={mark} /> {places.length} {meanings[mark]}
              </button>
            ))}
    </div>
  )
}
