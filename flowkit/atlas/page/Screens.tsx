/** The screens of one state, as small pictures side by side; with those of the earlier version where one compares. */
import type { FlowData, StateData } from "../data.ts"
import { useAtlas } from "./load.ts"
import { ScreenPicture, screenOf } from "./ScreensView.tsx"
import { useLanguage, useWords } from "./words.ts"

export const Screens = ({
  flow,
  state,
  isCompared
}: {
  readonly flow: FlowData
  readonly state: StateData
  readonly isCompared: boolean
}) => {
  const { locales, widths } = useAtlas()
  const label = state.label[useLanguage()]
  const words = useWords()
  if (state.isPassing) return <p className="quiet">{words.passing}</p>
  const versions = [
    ...(isCompared && flow.difference !== null
      ? [{ heading: words.difference.before, screens: flow.difference.screensBefore }]
      : []),
    { heading: isCompared ? words.difference.after : null, screens: flow.screens }
  ]
  return versions.map(({ heading, screens }) => (
    <div key={heading ?? ""}>
      {heading === null ? null : <h4>{heading}</h4>}
      <ul className="screens">
        {locales.flatMap((locale) =>
          widths.map((width) => (
            <li key={`${locale} ${width}`}>
              <ScreenPicture
                screen={screenOf(screens, state.name, locale, width)}
                label={label}
                locale={locale}
                width={width}
              />
              <small>
                {locale} · {width}
              </small>
            </li>
          ))
        )}
      </ul>
    </div>
  ))
}
