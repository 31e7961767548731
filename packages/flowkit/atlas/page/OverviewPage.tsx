/** Front page: the flows on a person's way through the product, stories, and all flows as cards. */
import type { FlowSummary } from "../data.ts"
import { storyText } from "./address.ts"
import { useAtlas } from "./load.ts"
import { useScene } from "./scene.ts"
import { changedSinceSigned, useSignOffs } from "./sign-offs.ts"
import { useLanguage, useWords } from "./words.ts"

const FlowCard = ({ flow }: { readonly flow: FlowSummary }) => {
  const language = useLanguage()
  const { id, title, summary, states, transitions, covered, unreachable = 0 } = flow
  const { failures, differences, screensMissing } = flow
  const { since, roles } = useAtlas()
  const changed = changedSinceSigned(useSignOffs(), flow, roles)
  const words = useWords()
  return (
    <li className="card">
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
        {since === null || differences === 0 ? null : (
          <li>
            {words.overlays.difference}: {differences}
          </li>
        )}
      </ul>
    </li>
  )
}

/** Map box of a flow: its screen, and whether tests fail or something has changed. */
const FlowOnMap = ({ flow }: { readonly flow: FlowSummary }) => {
  const language = useLanguage()
  const words = useWords()
  const scene = useScene()
  const { flows, links, journey } = useAtlas()
  const { id, title, failures, differences } = flow
  const face =
    flow.face.find(({ locale, width }) => locale === scene.locale && width === scene.width) ?? flow.face[0]
  const stageOf = (of: string): number => journey.findIndex((stage) => stage.flows.includes(of))
  // Ways back are in the flow itself.
  const next = new Set(
    links.filter(({ from, to }) => from === id && stageOf(to) > stageOf(id)).map(({ to }) => to)
  )
  const nextTitles = flows.filter((each) => next.has(each.id)).map((each) => each.title[language])
  return (
    <li className={failures > 0 ? "on-map failing" : "on-map"}>
      <a href={`#${id}`}>
        {face === undefined ? null : <img src={face.file} alt="" loading="lazy" />}
        <strong>{title[language]}</strong>
        {differences === 0 ? null : (
          <span className="dot" role="img" aria-label={`${words.overlays.difference}: ${differences}`} />
        )}
      </a>
      {failures === 0 ? null : <a href={`#${id}?overlay=failures`}>{words.failures.some(failures)}</a>}
      {nextTitles.length === 0 ? null : (
        <small>
          {words.goesOnTo} {nextTitles.join(", ")}
        </small>
      )}
    </li>
  )
}

export const OverviewPage = () => {
  const { flows, journey, stories, since, unseen } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  return (
    <main className="overview">
      <h1>{words.allFlows}</h1>
      <p>{words.frontText}</p>
      <ul className="chips">
        <li>
          <a href="#!changes">{since === null ? words.changes.heading : words.difference.heading(since)}</a>
        </li>
        <li>
          <a href="#!unseen">{words.unseenStates.link(unseen.length)}</a>
        </li>
      </ul>
      <section aria-label={words.journey}>
        <ol className="journey">
          {journey.map((stage) => (
            <li key={stage.title.en} className={stage.isAround === true ? "around" : ""}>
              <h2>{stage.title[language]}</h2>
              <ul>
                {flows
                  .filter(({ id }) => stage.flows.includes(id))
                  .toSorted((one, other) => stage.flows.indexOf(one.id) - stage.flows.indexOf(other.id))
                  .map((flow) => (
                    <FlowOnMap key={flow.id} flow={flow} />
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
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
    </main>
  )
}
