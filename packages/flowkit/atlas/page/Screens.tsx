/** Thumbnails of a state's screens; below them those of the earlier version, if any. */
import type { FlowData, StateData } from "../data.ts"
import { useAtlas } from "./load.ts"
import { ScreenDifference } from "./ScreenDifference.tsx"
import { ScreenPicture, screenOf } from "./ScreensView.tsx"
import { useLanguage, useWords } from "./words.ts"

/** Phone screens are tall: all languages fit side by side. */
const widestOfPhones = 600

export const Screens = ({
  flow,
  state,
  isCompared
}: {
  readonly flow: FlowData
  readonly state: StateData
  readonly isCompared: boolean
}) => {
  const { locales, widths, since } = useAtlas()
  const label = state.label[useLanguage()]
  const words = useWords()
  if (state.isPassing) return <p className="quiet">{words.passing}</p>
  if (state.unseen !== null)
    return (
      <p className="quiet">
        {words.unseen}: {state.unseen}
      </p>
    )
  const before = isCompared ? flow.difference?.screensBefore : undefined
  const versions = [
    ...(before === undefined || before.length === 0
      ? []
      : [{ heading: words.difference.before, screens: before }]),
    { heading: isCompared ? words.difference.after : null, screens: flow.screens }
  ]
  return (
    <>
      {before?.length === 0 && since !== null ? (
        <p className="quiet">{words.difference.noScreensBefore(since)}</p>
      ) : null}
      {widths.map((width) => (
        <div key={width}>
          <p className="quiet">{words.wide(width)}</p>
          {versions.map(({ heading, screens }) => (
            <div key={heading ?? ""}>
              {heading === null ? null : <h4>{heading}</h4>}
              <ul className={width < widestOfPhones ? "screens narrow" : "screens"}>
                {locales.map((locale) => (
                  <li key={locale}>
                    <ScreenPicture
                      screen={screenOf(screens, state.name, locale, width)}
                      label={label}
                      locale={locale}
                      width={width}
                    />
                    <small>{locale}</small>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {before === undefined || before.length === 0 ? null : (
            <div>
              <h4>{words.difference.otherwise}</h4>
              <ul className={width < widestOfPhones ? "screens narrow" : "screens"}>
                {locales.map((locale) => (
                  <li key={locale}>
                    <ScreenDifference
                      before={screenOf(before, state.name, locale, width)}
                      after={screenOf(flow.screens, state.name, locale, width)}
                      label={label}
                    />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      ))}
    </>
  )
}
