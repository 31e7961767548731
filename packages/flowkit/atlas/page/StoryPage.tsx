/** Story as a strip of screens: one large with its cause, all below; printed one per page. */
import { useEffect, useState } from "react"
import type { StoryFrame } from "../data.ts"
import { animatedPage } from "./animated-page.ts"
import { useAtlas } from "./load.ts"
import { ScreenPicture } from "./ScreensView.tsx"
import { goToFrame, type StoryAddress } from "./story-address.ts"
import { download } from "./take-along.ts"
import { useLanguage, useWords } from "./words.ts"

/** Milliseconds per frame in automatic playback. */
const pace = 4_000

const hasScreen = (frames: ReadonlyArray<StoryFrame>, locale: string, width: number): boolean =>
  frames.some(({ screens }) => screens.some((screen) => screen.locale === locale && screen.width === width))

export const StoryPage = ({ address }: { readonly address: StoryAddress }) => {
  const { stories, locales, widths } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  const [isPlaying, setIsPlaying] = useState(false)
  const story = stories.find(({ id }) => id === address.story)
  const frames = story?.frames ?? []
  const last = frames.length - 1
  const index = Math.min(address.frame, Math.max(0, last))
  const frame = frames[index]
  const locale = address.locale ?? locales.find((each) => each.startsWith(language)) ?? locales[0] ?? ""
  const width = address.width ?? widths.find((each) => hasScreen(frames, locale, each)) ?? widths[0] ?? 0
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
    <main
      className="story-page"
      onKeyDown={(event) => {
        if (event.target instanceof HTMLSelectElement) return
        if (event.key === "ArrowRight" && index < last) go({ frame: index + 1 })
        if (event.key === "ArrowLeft" && index > 0) go({ frame: index - 1 })
      }}
    >
      <div className="bar">
        <h1>{story.title[language]}</h1>
        <label>
          {words.stories.language}{" "}
          <select value={locale} onChange={(event) => go({ locale: event.target.value })}>
            {locales.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          {words.stories.width}{" "}
          <select value={width} onChange={(event) => go({ width: Number(event.target.value) })}>
            {widths.map((each) => (
              <option key={each} value={each}>
                {each} px
              </option>
            ))}
          </select>
        </label>
        <span className="take-along">
          {words.exportAs}:{" "}
          <button type="button" className="link" onClick={() => window.print()}>
            {words.print} / PDF
          </button>{" "}
          <button type="button" className="link" onClick={() => void takeAlong()}>
            {words.stories.download}
          </button>
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
