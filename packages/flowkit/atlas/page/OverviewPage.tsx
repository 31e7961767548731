/** Front page: all flows as cards, and a picture of their calls. */
import { useCallback, useState } from "react"
import type { FlowSummary } from "../data.ts"
import { linkId } from "../link-id.ts"
import { useAtlas } from "./load.ts"
import { PictureView } from "./PictureView.tsx"
import { changedSinceSigned, useSignOffs } from "./sign-offs.ts"
import { storyText } from "./story-address.ts"
import { useLanguage, useWords } from "./words.ts"

const nothing: ReadonlySet<string> = new Set()

const FlowCard = ({ flow }: { readonly flow: FlowSummary }) => {
  const language = useLanguage()
  const { id, title, summary, states, transitions, covered, unreachable = 0 } = flow
  const { failures, differences, screensMissing } = flow
  const { since, roles } = useAtlas()
  const narrow = flow.face.toSorted((one, other) => one.width - other.width)
  const face = narrow.find(({ locale }) => locale.startsWith(language)) ?? narrow[0]
  const changed = changedSinceSigned(useSignOffs(), flow, roles)
  const words = useWords()
  return (
    <li className="card">
      {face === undefined ? null : <img src={face.file} alt="" loading="lazy" />}
      <h2>
        <a href={`#${id}`}>{title[language]}</a>
      </h2>
      <p>{summary[language]}</p>
      <ul className="facts">
        <li>{words.counts(states, transitions)}</li>
        {covered === undefined ? null : <li>{words.coverage.summary(covered, transitions, unreachable)}</li>}
        {screensMissing === 0 ? null : (
          <li className="open-matter">{words.screensMissing(screensMissing)}</li>
        )}
        {failures === 0 ? null : <li className="failing">{words.failures.some(failures)}</li>}
        {changed === 0 ? null : (
          <li className="open-matter">
            <a href={`#${id}?overlay=signOff`}>{words.signOff.changedSince(changed)}</a>
          </li>
        )}
        {since === null ? null : (
          <li>
            {words.overlays.difference}: {differences}
          </li>
        )}
      </ul>
    </li>
  )
}

export const OverviewPage = ({ onFlow }: { readonly onFlow: (id: string) => void }) => {
  const { flows, links, overview, stories } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  const [current, setCurrent] = useState<string | null>(null)
  const [way, setWay] = useState<string | null>(null)
  const [came, setCame] = useState<ReadonlyArray<string>>([])
  const go = (to: string): void => {
    setCame(current === null ? came : [...came, current])
    setCurrent(to)
    setWay(null)
  }
  const goBack = (): void => {
    setCurrent(came.at(-1) ?? null)
    setCame(came.slice(0, -1))
    setWay(null)
  }
  const waysFrom = useCallback(
    (id: string) =>
      links.filter(({ from }) => from === id).map((link) => ({ id: linkId(link), target: link.to })),
    [links]
  )
  const flowOf = (id: string) =>
    id.includes(":") ? (links.find((link) => linkId(link) === id)?.to ?? "") : id
  return (
    <main className="overview">
      <h1>{words.allFlows}</h1>
      <p>{words.frontText}</p>
      {stories.length === 0 ? null : (
        <nav aria-labelledby="stories">
          <h2 id="stories">{words.stories.heading}</h2>
          <p>{words.stories.text}</p>
          <ul className="chips">
            {stories.map(({ id, title }) => (
              <li key={id}>
                <a href={storyText({ story: id, frame: 0, locale: null, width: null })}>{title[language]}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className="cards">
        {flows.map((flow) => (
          <FlowCard key={flow.id} flow={flow} />
        ))}
      </ul>
      <PictureView
        drawn={overview[language]}
        current={current}
        chosen={new Set([current, way].filter((each) => each !== null))}
        active={nothing}
        marks={new Map()}
        isOverlaid={false}
        chosenWay={way}
        isWhole
        onChoose={(id) => {
          const flow = flowOf(id)
          if (flow !== "") onFlow(flow)
        }}
        waysFrom={waysFrom}
        onBack={goBack}
        onWay={setWay}
        onGo={go}
        onOpen={onFlow}
      />
    </main>
  )
}
