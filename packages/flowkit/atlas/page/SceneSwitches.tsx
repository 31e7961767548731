/** Switches for language and width of the screens. */
import { Tabs } from "./controls.tsx"
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
      <Tabs
        legend={words.stories.language}
        values={locales}
        pressed={scene.locale}
        onPress={(locale) => onScene({ locale })}
        labelOf={(locale) => locale}
      />
      <Tabs
        legend={words.stories.width}
        values={widths}
        pressed={scene.width}
        onPress={(width) => onScene({ width })}
        labelOf={(width) => `${width} px`}
      />
    </>
  )
}
