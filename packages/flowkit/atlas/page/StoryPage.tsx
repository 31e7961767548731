/** Story as a strip of screens: one large with its cause, all below; printed one per page. */
import { useEffect, useState } from "react"
import type { StoryFrame } from "../data.ts"
import { goToFrame, readStoryAddress, type StoryAddress } from "./address.ts"
import { animatedPage } from "./animated-page.ts"
import { LinkButton } from "./controls.tsx"
import { download } from "./downloads.ts"
import { useAtlas } from "./load.ts"
import { SceneSwitches } from "./SceneSwitches.tsx"
import { ScreenPicture } from "./ScreensView.tsx"
import { chooseScene, useScene } from "./scene.ts"
import { useLanguage, useWords } from "./words.ts"

/** Milliseconds per frame in automatic playback. */
const pace = 4_000

/** Keys of a control are not those of the story. */
const isOfControl = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || target instanceof HTMLInputElement || target instanceof HTMLSelectElement

export const StoryPage = ({ address }: { readonly address: StoryAddress }) => {
  const { stories } = useAtlas()
  const scene = useScene()
  const language = useLanguage()
  const words = useWords()
  const [isPlaying, setIsPlaying] = useState(false)
  const story = stories.find(({ id }) => id === address.story)
  const frames = story?.frames ?? []
  const last = frames.length - 1
  const index = Math.min(address.frame, Math.max(0, last))
  const frame = frames[index]
  const locale = address.locale ?? scene.locale
  const width = address.width ?? scene.width
  const go = (change: Partial<StoryAddress>): void => goToFrame({ ...address, locale, width, ...change })

  useEffect(() => {
    if (story !== undefined) document.title = `${story.title[language]} – ${words.title}`
  }, [story, language, words])
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => {
      if (index === last) setIsPlaying(false)
      else goToFrame({ ...address, frame: index + 1 })
    }, pace)
    return () => clearTimeout(timer)
  }, [isPlaying, index, last, address])
  // On the window: the keys work without a click into the page.
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
      // The address is ahead of what is rendered when keys come fast.
      const at = readStoryAddress(window.location.hash) ?? address
      const next = Math.min(at.frame, last) + step
      if (step === 0 || next < 0 || next > last || isOfControl(event)) return
      event.preventDefault()
      goToFrame({ ...at, frame: next })
    }
    window.addEventListener("keydown", turn)
    return () => window.removeEventListener("keydown", turn)
  }, [last, address])

  if (story === undefined || frame === undefined) {
    return (
      <main>
        <h1>{words.stories.unknown(address.story)}</h1>
      </main>
    )
  }
  const pictureOf = ({ screens }: StoryFrame) =>
    screens.find((screen) => screen.locale === locale && screen.width === width)
  const takeAlong = async (): Promise<void> =>
    download(
      await animatedPage(
        story.title[language],
        language,
        frames.map((each) => ({
          title: each.label[language],
          text: each.text[language],
          picture: pictureOf(each)?.file ?? null
        }))
      ),
      `${story.id}.html`
    )

  return (
    <main className="story-page">
      <div className="bar">
        <h1>{story.title[language]}</h1>
        <SceneSwitches
          scene={{ locale, width }}
          onScene={(change) => {
            chooseScene(change)
            go(change)
          }}
        />
        <span className="take-along">
          {words.exportAs}: <LinkButton onClick={() => window.print()}>{words.print} / PDF</LinkButton>{" "}
          <LinkButton onClick={() => void takeAlong()}>{words.stories.download}</LinkButton>
        </span>
      </div>
      <section className="frame" aria-live="polite">
        <div className="frame-text">
          <p className="quiet">{words.stories.frame(index + 1, frames.length)}</p>
          {frame.because.map((sentence) => (
            <p key={sentence.en}>{sentence[language]}</p>
          ))}
          <h2>{frame.label[language]}</h2>
          <p>{frame.text[language]}</p>
          <p className="fields">
            <button type="button" disabled={index === 0} onClick={() => go({ frame: index - 1 })}>
              ← {words.stories.previous}
            </button>
            <button
              type="button"
              className="primary"
              disabled={index === last}
              onClick={() => go({ frame: index + 1 })}
            >
              {words.stories.next} →
            </button>
            <button type="button" aria-pressed={isPlaying} onClick={() => setIsPlaying(!isPlaying)}>
              {isPlaying ? words.stories.pause : `▶ ${words.stories.play}`}
            </button>
          </p>
          <p>
            <a href={`#${frame.flow}/${frame.state}`}>{words.stories.openState}</a>
          </p>
        </div>
        <div className="frame-screen">
          <ScreenPicture
            screen={pictureOf(frame)}
            label={frame.label[language]}
            locale={locale}
            width={width}
          />
        </div>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section aria-label={words.stories.strip} className="strip" tabIndex={0}>
        <ol>
          {frames.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is known by its place in the story.
            <li key={place}>
              <button
                type="button"
                aria-current={place === index ? "step" : undefined}
                onClick={() => go({ frame: place })}
              >
                {pictureOf(each) === undefined ? (
                  <span className="missing">{words.missing}</span>
                ) : (
                  <img src={pictureOf(each)?.file} alt="" />
                )}
                <span>
                  {place + 1}. {each.label[language]}
                </span>
              </button>
              <p className="on-paper">{each.text[language]}</p>
            </li>
          ))}
        </ol>
      </section>
    </main>
  )
}
