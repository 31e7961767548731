/** Page of a flow: picture, list or screens; beside it the details of the selection, or play mode. */
import { lazy, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { FlowData } from "../data.ts"
import { removedId } from "../removed-id.ts"
import { type Address, isTransition, type Overlay, overlays, views } from "./address.ts"
import { LinkButton, Tabs } from "./controls.tsx"
import { downloadPng } from "./downloads.ts"
import { FlowDetails } from "./FlowDetails.tsx"
import { FoldedView } from "./FoldedView.tsx"
import { ListView } from "./ListView.tsx"
import { useAtlas, useFlow, useFlowTitle } from "./load.ts"
import { MarksLegend } from "./MarksLegend.tsx"
import { marksOf } from "./marks.ts"
import { PlaceNotFound } from "./NotFound.tsx"
import { type KeyTransition, PictureView } from "./PictureView.tsx"
import { RemovedDetails, TransitionDetails } from "./RuleDetails.tsx"
import { ScreensView } from "./ScreensView.tsx"
import { StateDetails } from "./StateDetails.tsx"
import { useSignOffProblem, useSignOffs } from "./sign-offs.ts"
import { groupsAround, placeOf, stateByName, transitionsFrom, transitionsTo } from "./transitions.ts"
import { useLanguage, useWords } from "./words.ts"

interface Properties {
  readonly id: string
  readonly address: Address
  readonly onAddress: (change: Partial<Address>) => void
  /** Set when the focus shall move to the details; reset afterwards. */
  readonly wantsDetails: RefObject<boolean>
}

/** Play mode is loaded on demand. */
const PlayPanel = lazy(() => import("./PlayPanel.tsx").then((module) => ({ default: module.PlayPanel })))

const nothing: ReadonlySet<string> = new Set()

/** Returns the transitions of a state and of the groups around it. */
const keyTransitions = (flow: FlowData, from: string): ReadonlyArray<KeyTransition> => {
  const state = flow.states.find(({ id }) => id === from)
  const groups = state === undefined ? [] : groupsAround(flow, state).map(({ id }) => id)
  return [from, ...groups]
    .flatMap((source) => transitionsFrom(flow, source))
    .map(({ id, rule }) => ({ id, target: rule.en.targets[0] ?? null }))
}

export const FlowPage = ({ id, address, onAddress, wantsDetails }: Properties) => {
  const flow = useFlow(id)
  const { roles, stories } = useAtlas()
  const signOffs = useSignOffs()
  const areSignOffsKnown = useSignOffProblem() === null
  const [exportProblem, setExportProblem] = useState("")
  const language = useLanguage()
  const words = useWords()
  const [active, setActive] = useState(nothing)
  const [played, setPlayed] = useState<string | null>(null)
  const { place, view, overlay, isPlaying, fold } = address

  const way =
    place !== null && isTransition(place) ? flow.transitions.find((each) => each.id === place) : undefined
  const state = place === null ? undefined : stateByName(flow, place)
  const removed = flow.difference?.removed.find(({ id: old }) => removedId(old) === place)
  const chosen = useMemo(
    () =>
      new Set([way?.id, state?.id, removed === undefined ? undefined : place].filter((each) => each != null)),
    [way, state, removed, place]
  )
  /** A folded group represents a selection within it. */
  const seen = useMemo(() => {
    if (fold === null) return chosen
    const inside = flow.states.filter(({ id: each }) => each === way?.rule.en.source || each === state?.id)
    return new Set([
      ...chosen,
      ...inside.flatMap((each) => groupsAround(flow, each).map((group) => group.id))
    ])
  }, [fold, chosen, flow, way, state])
  /** The states of the first story that comes here: the way that usually goes well. */
  const opening = useMemo(
    () =>
      stories
        .map(({ frames }) =>
          frames.filter((frame) => frame.flow === id).map(({ state: name }) => `${id}.${name}`)
        )
        .find((places) => places.length > 0) ?? [],
    [stories, id]
  )
  const marks = useMemo(
    () => marksOf(overlay, flow, areSignOffsKnown ? signOffs : null, roles, words),
    [overlay, flow, signOffs, areSignOffsKnown, roles, words]
  )
  const isCompared = overlay === "difference"
  const drawn =
    isCompared && flow.difference !== null ? flow.difference.drawn[language] : flow.drawn[language]
  const title = useFlowTitle()(id)

  const choose = (chosenId: string) => onAddress({ place: placeOf(flow, chosenId), isPlaying: false })
  const notice = useCallback(
    (states: ReadonlyArray<string>, takes: ReadonlyArray<string>) => {
      const ids = states.map((name) => stateByName(flow, name)?.id ?? "")
      setActive(new Set([...ids, ...takes]))
      setPlayed(ids[0] ?? null)
    },
    [flow]
  )
  const current = isPlaying ? played : (way?.rule.en.source ?? state?.id ?? null)
  const waysFrom = useCallback((from: string) => keyTransitions(flow, from), [flow])
  const besideLabel = isPlaying ? words.play : words.details
  const aside = useRef<HTMLElement>(null)
  useEffect(() => {
    if (place === null || !wantsDetails.current) return
    wantsDetails.current = false
    aside.current?.focus({ preventScroll: true })
  }, [place, wantsDetails])
  const topGroups = flow.states.filter(({ isGroup, parent }) => isGroup && parent === null)
  const goBack = () => {
    const [before] = current === null ? [] : transitionsTo(flow, current)
    if (way !== undefined) choose(way.rule.en.source)
    else if (before !== undefined) choose(before.rule.en.source)
  }

  const details = {
    flow,
    marks,
    isCompared,
    onChoose: choose,
    onFlow: (flowId: string) => onAddress({ flow: flowId, place: null })
  }
  const pictureProps = {
    current,
    chosen: seen,
    active: isPlaying ? active : nothing,
    marks,
    isOverlaid: overlay !== "none",
    onChoose: choose,
    waysFrom,
    chosenWay: way?.id ?? null,
    onBack: goBack
  }

  return (
    <main className="flow" data-flow={id}>
      <div className="bar">
        <h1>{title}</h1>
        <Tabs
          legend={words.view}
          values={views}
          pressed={view}
          onPress={(name) => onAddress({ view: name })}
          labelOf={(name) => words.views[name]}
        />
        <label>
          {words.overlay}{" "}
          <select value={overlay} onChange={(event) => onAddress({ overlay: event.target.value as Overlay })}>
            {overlays.map((name) => (
              <option key={name} value={name}>
                {words.overlays[name]}
              </option>
            ))}
          </select>
        </label>
        {topGroups.length === 0 || isCompared ? null : (
          <label>
            {words.groups}{" "}
            <select
              value={fold ?? "open"}
              onChange={(event) =>
                onAddress({
                  fold: event.target.value === "open" ? null : event.target.value,
                  view: "picture"
                })
              }
            >
              <option value="open">{words.groupsOpen}</option>
              <option value="">{words.groupsFolded}</option>
              {topGroups.map((group) => (
                <option key={group.id} value={group.id}>
                  {words.groupOpen(group.label[language])}
                </option>
              ))}
            </select>
          </label>
        )}
        <button
          type="button"
          className="primary"
          aria-pressed={isPlaying}
          title={words.playHint}
          onClick={() => onAddress({ isPlaying: !isPlaying, view: view === "screens" ? "picture" : view })}
        >
          {isPlaying ? words.stopPlaying : `▶ ${words.play}`}
        </button>
        <span className="take-along">
          {words.exportAs}:{" "}
          <a href={`pictures/${id}.${language}.svg`} download={`${id}.svg`}>
            SVG
          </a>{" "}
          <LinkButton
            onClick={() => {
              setExportProblem("")
              downloadPng(`pictures/${id}.${language}.svg`, `${id}.png`).catch(() =>
                setExportProblem(words.pngFailed)
              )
            }}
          >
            PNG
          </LinkButton>{" "}
          <LinkButton onClick={() => window.print()}>{words.print} / PDF</LinkButton>
        </span>
      </div>
      {exportProblem === "" ? null : <p role="alert">{exportProblem}</p>}
      <MarksLegend flow={flow} overlay={overlay} marks={marks} chosen={chosen} onChoose={choose} />
      <div className="halves">
        <div className="view">
          {view === "picture" && fold !== null && !isCompared ? (
            <FoldedView
              {...pictureProps}
              id={id}
              open={fold}
              onOpen={(group) => onAddress({ fold: group, place: null })}
            />
          ) : view === "picture" ? (
            <PictureView {...pictureProps} drawn={drawn} opening={opening} />
          ) : view === "list" ? (
            <ListView flow={flow} chosen={isPlaying ? active : chosen} marks={marks} onChoose={choose} />
          ) : (
            <ScreensView flow={flow} chosen={state} onChoose={choose} />
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
        <aside ref={aside} className="beside" aria-label={besideLabel} tabIndex={0}>
          {isPlaying ? (
            <Suspense fallback={<p>{words.loading}</p>}>
              <PlayPanel key={id} flow={flow} onMoment={notice} />
            </Suspense>
          ) : removed !== undefined ? (
            <RemovedDetails removed={removed} flow={flow} onChoose={choose} />
          ) : place !== null && way === undefined && state === undefined ? (
            <PlaceNotFound flow={flow} place={place} onChoose={choose} />
          ) : way !== undefined ? (
            <TransitionDetails way={way} {...details} />
          ) : state !== undefined ? (
            <StateDetails state={state} {...details} />
          ) : (
            <FlowDetails {...details} />
          )}
        </aside>
      </div>
    </main>
  )
}
