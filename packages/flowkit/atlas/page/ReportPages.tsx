/** Pages that answer a question about all flows: what has changed since a release, and which states nobody sees. */
import { Suspense, useState } from "react"
import type { ChangedRule, UnseenState } from "../data.ts"
import { placeAddress } from "./address.ts"
import { useAtlas, useFlow, useFlowTitle, useReleases } from "./load.ts"
import { Screens } from "./Screens.tsx"
import { stateById } from "./transitions.ts"
import { useLanguage, useWords } from "./words.ts"

/** Number of changes up to which the screens of all are shown at once. */
const maxOpen = 12

const byFlow = <Item extends { readonly flow: string }>(items: ReadonlyArray<Item>) =>
  Object.entries(Object.groupBy(items, ({ flow }) => flow))

/** Screens before and now of the state that a rule leads to. */
const ScreensOfRule = ({ rule }: { readonly rule: ChangedRule }) => {
  const flow = useFlow(rule.flow)
  const way = flow.transitions.find(({ id }) => id === rule.place)?.rule.en
  const state = stateById(flow, way?.targets[0] ?? way?.source ?? "")
  return state === undefined ? null : <Screens flow={flow} state={state} isCompared />
}

const Change = ({ rule, isOpen }: { readonly rule: ChangedRule; readonly isOpen: boolean | null }) => {
  const language = useLanguage()
  const words = useWords()
  const [isShown, setIsShown] = useState(isOpen === true)
  const { flow, place, kind, before, after } = rule
  return (
    <li className="change">
      <h3>
        {words.difference[kind]}:{" "}
        <a href={placeAddress(flow, place, isOpen !== null)}>{(after ?? before)?.[language]}</a>
      </h3>
      {kind !== "changed" ? null : before?.[language] === after?.[language] ? (
        <p className="quiet">{words.difference.sameSentence}</p>
      ) : (
        <p>
          <del>{before?.[language]}</del>
        </p>
      )}
      {isOpen === null || kind === "removed" ? null : (
        <details open={isShown} onToggle={(event) => setIsShown(event.currentTarget.open)}>
          <summary>{words.screens}</summary>
          {isShown ? (
            <Suspense fallback={<p>{words.loading}</p>}>
              <ScreensOfRule rule={rule} />
            </Suspense>
          ) : null}
        </details>
      )}
    </li>
  )
}

export const ChangesPage = () => {
  const { since } = useAtlas()
  const releases = useReleases()
  const words = useWords()
  const titleOf = useFlowTitle()
  const [index, setIndex] = useState(0)
  const release = releases[index]
  if (release === undefined)
    return (
      <main className="overview">
        <h1>{words.changes.heading}</h1>
        <p>{words.changes.none}</p>
      </main>
    )
  const { label, rules, newFlows } = release
  // Screens are kept of the version compared with alone.
  const isOpen = label === since ? rules.length <= maxOpen : null
  return (
    <main className="overview">
      <h1>{words.difference.heading(label)}</h1>
      {releases.length < 2 ? null : (
        <label>
          {words.changes.release}{" "}
          <select value={index} onChange={(event) => setIndex(Number(event.target.value))}>
            {releases.map((each, place) => (
              <option key={each.label} value={place}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <p>
        {rules.length === 0 && newFlows.length === 0
          ? words.difference.none(label)
          : words.changes.count(
              rules.filter(({ kind }) => kind === "changed").length,
              rules.filter(({ kind }) => kind === "added").length,
              rules.filter(({ kind }) => kind === "removed").length
            )}
      </p>
      {newFlows.map((flow) => (
        <p key={flow}>
          <strong>{words.changes.newFlow}:</strong> <a href={`#${flow}`}>{titleOf(flow)}</a>
        </p>
      ))}
      {byFlow(rules).map(([flow, own = []]) => (
        <section key={`${label} ${flow}`}>
          <h2>
            <a href={`#${flow}${isOpen === null ? "" : "?overlay=difference"}`}>{titleOf(flow)}</a>
          </h2>
          <ul className="links">
            {own.map((rule) => (
              <Change key={`${label} ${rule.kind} ${rule.place}`} rule={rule} isOpen={isOpen} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

const UnseenStates = ({ states }: { readonly states: ReadonlyArray<UnseenState> }) => {
  const language = useLanguage()
  const titleOf = useFlowTitle()
  return byFlow(states).map(([flow, own = []]) => (
    <section key={flow}>
      <h3>{titleOf(flow)}</h3>
      <ul className="links">
        {own.map(({ name, label, reason }) => (
          <li key={name}>
            <a href={placeAddress(flow, name)}>{label[language]}</a>
            {reason === null ? null : `: ${reason}`}
          </li>
        ))}
      </ul>
    </section>
  ))
}

export const UnseenPage = () => {
  const { unseen } = useAtlas()
  const words = useWords()
  const [known, passing] = [
    unseen.filter(({ reason }) => reason !== null),
    unseen.filter(({ reason }) => reason === null)
  ]
  return (
    <main className="overview">
      <h1>{words.unseenStates.heading}</h1>
      <h2>{words.unseenStates.never(known.length)}</h2>
      <UnseenStates states={known} />
      <h2>{words.unseenStates.passing(passing.length)}</h2>
      <UnseenStates states={passing} />
    </main>
  )
}
