/** Switches for language and width of the screens. */
import { useAtlas } from "./load.ts"
import { chooseScene, type Scene } from "./scene.ts"
import { useWords } from "./words.ts"

interface Properties {
  readonly scene: Scene
  readonly onScene?: (change: Partial<Scene>) => void
}

export const SceneSwitches = ({ scene, onScene = chooseScene }: Properties) => {
  const { locales, widths } = useAtlas()
  const words = useWords()
  return (
    <>
      <fieldset className="tabs">
        <legend className="visually-hidden">{words.stories.language}</legend>
        {locales.map((locale) => (
          <button
            key={locale}
            type="button"
            aria-pressed={locale === scene.locale}
            onClick={() => onScene({ locale })}
          >
            {locale}
          </button>
        ))}
      </fieldset>
      <fieldset className="tabs">
        <legend className="visually-hidden">{words.stories.width}</legend>
        {widths.map((width) => (
          <button
            key={width}
            type="button"
            aria-pressed={width === scene.width}
            onClick={() => onScene({ width })}
          >
            {width} px
          </button>
        ))}
      </fieldset>
    </>
  )
}
