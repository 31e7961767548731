/** Interactive picture: pan and zoom by pointer and wheel, navigation along transitions by keyboard. */
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from "react"
import { fontFamily } from "../../draw/text-width.ts"
import type { Drawn } from "../data.ts"
import { usePanZoom } from "./pan-zoom.ts"
import { drawInto, type Highlights, highlight, transitionsOf } from "./picture-dom.ts"
import { useWords } from "./words.ts"

/** Transition from a state, for keyboard navigation. */
export interface KeyTransition {
  readonly id: string
  readonly target: string | null
}

const noBoxes: ReadonlyArray<string> = []

interface Properties extends Highlights {
  readonly drawn: Drawn
  /** Current state: in view, and focused. */
  readonly current: string | null
  /** Called on a click on a state or a transition, and when the keyboard selects one or follows it. */
  readonly onChoose: (id: string) => void
  /** Replaces the effect of Enter, which follows the transition. */
  readonly onOpen?: (state: string) => void
  /** Boxes to begin with, where nothing is selected: as many of them as fit. */
  readonly opening?: ReadonlyArray<string>
  /** Initially fits the whole picture into the window. */
  readonly isFitted?: boolean
  /** Transitions from a state for the keyboard, and the selected one. */
  readonly waysFrom: (state: string) => ReadonlyArray<KeyTransition>
  readonly chosenWay: string | null
  readonly onBack: () => void
}

export const PictureView = ({
  drawn,
  current,
  onChoose,
  onOpen,
  opening = noBoxes,
  isFitted = false,
  waysFrom,
  chosenWay,
  onBack,
  chosen,
  active,
  marks,
  isOverlaid
}: Properties) => {
  const words = useWords()
  const frame = useRef<SVGSVGElement>(null)
  const content = useRef<SVGGElement>(null)
  const [firstBox] = drawn.picture.boxes
  const beginning = drawn.layout.boxes[firstBox?.id ?? ""]
  const { showAll, zoom, reveal } = usePanZoom(frame, content, drawn.layout, beginning, isFitted)

  useLayoutEffect(() => {
    if (content.current !== null) drawInto(content.current, drawn)
  }, [drawn])

  useLayoutEffect(() => {
    if (content.current !== null) highlight(content.current, { chosen, active, marks, isOverlaid })
  })

  useEffect(() => {
    const boxes = [...(content.current?.querySelectorAll<SVGElement>('.box[role="button"]') ?? [])]
    const box = boxes.find((candidate) => candidate.dataset["box"] === current) ?? boxes[0]
    for (const each of boxes) each.setAttribute("tabindex", each === box ? "0" : "-1")
    const place = current === null ? undefined : drawn.layout.boxes[current]
    if (place === undefined) return
    const way = waysFrom(current ?? "").find(({ id }) => id === chosenWay)
    const label = drawn.layout.lines.find(({ id }) => id === `${current}>${way?.target}`)?.label
    const target = way?.target == null ? undefined : drawn.layout.boxes[way.target]
    reveal(label ?? place, label === undefined || target === undefined ? [] : [place, target])
    // Only moves the focus if it is in the picture already.
    if (frame.current?.contains(document.activeElement)) box?.focus({ preventScroll: true })
  }, [current, drawn, reveal, chosenWay, waysFrom])

  useEffect(() => {
    const [first, ...others] = opening.flatMap((id) => drawn.layout.boxes[id] ?? [])
    if (current === null && !isFitted && first !== undefined) reveal(first, others)
  }, [current, isFitted, opening, drawn, reveal])

  const chooseAt = (event: MouseEvent) => {
    if (frame.current?.classList.contains("moving") || !(event.target instanceof Element)) return
    const row = event.target.closest<SVGElement>("[data-transitions]")
    const box = event.target.closest<SVGElement>("[data-box]")
    const [transition] = row === null ? [] : transitionsOf(row)
    const id = transition ?? box?.dataset["box"]
    if (id !== undefined && !id.endsWith(":start")) onChoose(id)
  }

  const press = (event: KeyboardEvent) => {
    const focused =
      document.activeElement instanceof SVGElement ? document.activeElement.dataset["box"] : undefined
    const keys: Readonly<Record<string, () => void>> = {
      "+": () => zoom(1.25),
      "-": () => zoom(0.8),
      "0": () => showAll()
    }
    const ways = focused === undefined ? [] : waysFrom(focused)
    const place = ways.findIndex(({ id }) => id === chosenWay)
    const choose = (step: number) => {
      const next =
        ways[place === -1 ? (step > 0 ? 0 : ways.length - 1) : (place + step + ways.length) % ways.length]
      if (next !== undefined) onChoose(next.id)
    }
    const goAlong = () => {
      const target = ways[place]?.target ?? null
      if (target !== null) onChoose(target)
      else if (focused !== undefined && current !== focused) onChoose(focused)
      else choose(1)
    }
    const enter = () => {
      if (focused !== undefined && onOpen !== undefined) onOpen(focused)
      else goAlong()
    }
    const moves: Readonly<Record<string, () => void>> =
      focused === undefined
        ? keys
        : {
            ...keys,
            ArrowRight: () => choose(1),
            ArrowLeft: () => choose(-1),
            ArrowDown: goAlong,
            Enter: enter,
            " ": () => onChoose(focused),
            ArrowUp: onBack,
            Backspace: onBack
          }
    const act = moves[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  return (
    <div className="picture">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a picture; the boxes inside are buttons. */}
      <svg
        ref={frame}
        className="frame-of-picture"
        role="group"
        aria-label={words.pictureOf(drawn.picture.title)}
        data-width={drawn.layout.width}
        data-height={drawn.layout.height}
        fontFamily={fontFamily}
        onClick={chooseAt}
        onKeyDown={press}
      >
        <g ref={content} />
      </svg>
      <div className="foot">
        <div className="zoom">
          <button type="button" onClick={() => zoom(1.25)} aria-label={words.zoomIn}>
            +
          </button>
          <button type="button" onClick={() => zoom(0.8)} aria-label={words.zoomOut}>
            −
          </button>
          <button type="button" onClick={() => showAll()}>
            {words.zoomFit}
          </button>
        </div>
        <p className="keys">{words.keys}</p>
      </div>
    </div>
  )
}
