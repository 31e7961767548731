/** Switches for language and width of the screens. */
import { Tabs } from "./controls.tsx"
import { useAtlas } from "./load.ts"
import { chooseScene, type Scene } from "./scene.ts"
import { useWords } from "./words.ts"

interface Properties {
  readonly scene: Scene
  readonly onScene?: (change: Partial<Scene>) => void
  /** Also offers all languages ("") and all widths (0). */
  readonly hasAll?: boolean
}

export const SceneSwitches = ({ scene, onScene = chooseScene, hasAll = false }: Properties) => {
  const { locales, widths } = useAtlas()
  const words = useWords()
  return (
    <>
      <Tabs
        legend={words.stories.language}
        values={hasAll ? ["", ...locales] : locales}
        pressed={scene.locale}
        onPress={(locale) => onScene({ locale })}
        labelOf={(locale) => (locale === "" ? words.allLanguages : locale)}
      />
      <Tabs
        legend={words.stories.width}
        values={hasAll ? [0, ...widths] : widths}
        pressed={scene.width}
        onPress={(width) => onScene({ width })}
        labelOf={(width) => (width === 0 ? words.allWidths : `${width} px`)}
      />
    </>
  )
}
