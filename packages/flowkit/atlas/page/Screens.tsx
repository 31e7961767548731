/** Screen of a state, large, in the chosen language and width; beside the one of the earlier version, if wanted. */
import type { ReactNode } from "react"
import type { FlowData, Screen, StateData } from "../data.ts"
import { useAtlas } from "./load.ts"
import { SceneSwitches } from "./SceneSwitches.tsx"
import { ScreenDifference } from "./ScreenDifference.tsx"
import { ScreenPicture, screenOf } from "./ScreensView.tsx"
import { useScene } from "./scene.ts"
import { stateByName } from "./transitions.ts"
import { useLanguage, useWords } from "./words.ts"

interface Properties {
  readonly flow: FlowData
  readonly state: StateData
  readonly isCompared: boolean
  /** Controls beside the switches. */
  readonly children?: ReactNode
}

export const Screens = ({ flow, state, isCompared, children }: Properties) => {
  const { since } = useAtlas()
  const scene = useScene()
  const language = useLanguage()
  const words = useWords()
  if (state.isPassing) return <p className="quiet">{words.passing}</p>
  if (state.unseen !== null)
    return (
      <p className="quiet">
        {words.unseen}: {state.unseen}
      </p>
    )
  const before = isCompared ? (flow.difference?.screensBefore ?? []) : []
  const now = screenOf(flow.screens, state, scene)
  const then = screenOf(before, state, scene)
  const shown = stateByName(flow, now?.state ?? state.name) ?? state
  const failure = flow.failures.find(
    ({ locale, missed }) => locale === scene.locale && missed.includes(shown.name)
  )
  const picture = (screen: Screen | undefined) => (
    <ScreenPicture
      screen={screen}
      label={shown.label[language]}
      reason={failure === undefined ? undefined : words.missingBecause(failure.path, failure.message)}
      {...scene}
    />
  )
  return (
    <div className="screens">
      <div className="fields">
        <SceneSwitches scene={scene} />
        {children}
      </div>
      {before.length === 0 ? (
        picture(now)
      ) : (
        <ul>
          <li>
            <h4>{words.difference.before}</h4>
            {picture(then)}
          </li>
          <li>
            <h4>{words.difference.after}</h4>
            {picture(now)}
          </li>
          <li>
            <h4>{words.difference.otherwise}</h4>
            <ScreenDifference before={then} after={now} label={shown.label[language]} />
          </li>
        </ul>
      )}
      {isCompared && before.length === 0 && since !== null ? (
        <p className="quiet">{words.difference.noScreensBefore(since)}</p>
      ) : null}
      {shown.id === state.id ? null : <p className="quiet">{shown.label[language]}</p>}
      {now?.version == null ? null : <p className="quiet">{words.pictureVersion(now.version)}</p>}
    </div>
  )
}
