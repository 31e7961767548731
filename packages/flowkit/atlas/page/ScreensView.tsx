/** Screens of every state, by language and width; missing ones are marked. */
import { useState } from "react"
import { type FlowData, isVisibleState, type Screen, type StateData } from "../data.ts"
import { useAtlas } from "./load.ts"
import { SceneSwitches } from "./SceneSwitches.tsx"
import { type Scene, useScene } from "./scene.ts"
import { useLanguage, useWords } from "./words.ts"

/** Returns the screen of a state; of a group, that of the state it begins with, or else of another one in it. */
export const screenOf = (
  screens: ReadonlyArray<Screen>,
  state: StateData,
  { locale, width }: Scene
): Screen | undefined => {
  const ofScene = screens.filter((screen) => screen.locale === locale && screen.width === width)
  return state.screens.flatMap((name) => ofScene.find((screen) => screen.state === name) ?? []).at(0)
}

export const ScreenPicture = ({
  screen,
  label,
  locale,
  width,
  reason
}: {
  readonly screen: Screen | undefined
  readonly label: string
  readonly locale: string
  readonly width: number
  /** Why it is missing. */
  readonly reason?: string | undefined
}) => {
  const words = useWords()
  if (screen === undefined) {
    return (
      <>
        <span className="missing" role="img" aria-label={words.missingScreen(label, locale, width)}>
          {words.missing}
        </span>
        {reason === undefined ? null : <p className="quiet">{reason}</p>}
      </>
    )
  }
  const taken =
    screen.path === null || screen.step === null ? undefined : words.takenIn(screen.path, screen.step)
  return (
    <>
      <a href={screen.file} target="_blank" rel="noreferrer" title={taken}>
        <img src={screen.file} alt={words.screenOf(label, locale, width)} loading="lazy" />
      </a>
      {screen.isOlder ? <small className="older">{words.takenBefore}</small> : null}
    </>
  )
}

/** Screens of a state at original size, side by side. */
const LargeScreens = ({
  flow,
  state,
  scenes
}: {
  readonly flow: FlowData
  readonly state: StateData
  readonly scenes: ReadonlyArray<Scene>
}) => {
  const label = state.label[useLanguage()]
  return [...new Set(scenes.map(({ width }) => width))].map((width) => (
    <ul key={width} className="large-screens" aria-label={`${label}, ${width} px`}>
      {scenes
        .flatMap(({ locale, width: each }) => (each === width ? [locale] : []))
        .map((locale) => (
          <li key={locale}>
            <small>
              {locale} · {width} px
            </small>
            <ScreenPicture
              screen={screenOf(flow.screens, state, { locale, width })}
              label={label}
              locale={locale}
              width={width}
            />
          </li>
        ))}
    </ul>
  ))
}

export const ScreensView = ({
  flow,
  chosen,
  onChoose
}: {
  readonly flow: FlowData
  /** Shown large above all others. */
  readonly chosen: StateData | undefined
  readonly onChoose: (id: string) => void
}) => {
  const { locales, widths } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  const states = flow.states.filter((state) => isVisibleState(flow.id, state))
  const [shown, setShown] = useState<Scene>({ locale: "", width: useScene().width })
  const scenes = locales.flatMap((locale) => widths.map((width) => ({ locale, width })))
  const columns = scenes.filter(
    ({ locale, width }) => ["", locale].includes(shown.locale) && [0, width].includes(shown.width)
  )
  const present = states.flatMap((state) =>
    scenes.filter((scene) => screenOf(flow.screens, state, scene) !== undefined)
  ).length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section className="screens-view" tabIndex={0} aria-label={words.screens}>
      <div className="fields">
        <SceneSwitches
          scene={shown}
          onScene={(change) => setShown((before) => ({ ...before, ...change }))}
          hasAll
        />
      </div>
      {chosen === undefined || !isVisibleState(flow.id, chosen) ? null : (
        <>
          <h2>{chosen.label[language]}</h2>
          <LargeScreens flow={flow} state={chosen} scenes={columns} />
        </>
      )}
      <p>{words.screensCount(present, states.length * scenes.length)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.views.screens}</th>
            {columns.map(({ locale, width }) => (
              <th key={`${locale} ${width}`} scope="col">
                {locale} · {width} px
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state.id}>
              <th scope="row">
                <button type="button" className="state-name" onClick={() => onChoose(state.id)}>
                  {state.label[language]}
                </button>
                <code>{state.name}</code>
              </th>
              {columns.map(({ locale, width }) => (
                <td key={`${locale} ${width}`}>
                  <ScreenPicture
                    screen={screenOf(flow.screens, state, { locale, width })}
                    label={state.label[language]}
                    locale={locale}
                    width={width}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
