/** The page: header with search and language, then the front page or a flow. */
import { Component, type ReactNode, Suspense, useEffect, useRef, useState } from "react"
import { type Language, languages } from "../../draw/texts.ts"
import { messageOf } from "../../model/message-of.ts"
import { type Address, goTo, placeInAddress, storyText, useAddress, useStoryAddress } from "./address.ts"
import { FlowPage } from "./FlowPage.tsx"
import { useAtlas } from "./load.ts"
import { FlowNotFound } from "./NotFound.tsx"
import { OverviewPage } from "./OverviewPage.tsx"
import { ChangesPage, UnseenPage } from "./ReportPages.tsx"
import { SearchBox } from "./SearchBox.tsx"
import { StoryPage } from "./StoryPage.tsx"
import { LanguageContext, wordsIn } from "./words.ts"

const languageKey = "flow-atlas-language"

const firstLanguage = (): Language =>
  languages.find((language) => language === localStorage.getItem(languageKey)) ??
  languages.find((language) => navigator.language.startsWith(language)) ??
  "en"

/** Error boundary: shows the error instead of an empty page. */
class Guarded extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state = { message: null }
  static getDerivedStateFromError(cause: unknown) {
    return { message: messageOf(cause) }
  }
  override render() {
    return this.state.message === null ? this.props.children : <p role="alert">{this.state.message}</p>
  }
}

const Content = ({
  language,
  onLanguage
}: {
  readonly language: Language
  readonly onLanguage: (to: Language) => void
}) => {
  const atlas = useAtlas()
  const address = useAddress()
  const storyAddress = useStoryAddress()
  const words = wordsIn(language)
  const change = (part: Partial<Address>): void => goTo({ ...address, ...part })
  // After a search the focus moves to the details.
  const wantsDetails = useRef(false)
  const summary = atlas.flows.find(({ id }) => id === address.flow)

  useEffect(() => {
    document.documentElement.lang = language
    document.title = summary === undefined ? words.title : `${summary.title[language]} – ${words.title}`
  }, [language, summary, words])

  return (
    <>
      <header>
        <a href="#/" className="home">
          <img src="./icon.svg" alt="" width="24" height="24" /> {words.title}
        </a>
        <nav aria-label={words.allFlows}>
          <label>
            <span className="visually-hidden">{words.allFlows}</span>
            <select
              value={address.flow ?? ""}
              onChange={(event) =>
                change({ flow: event.target.value === "" ? null : event.target.value, place: null })
              }
            >
              <option value="">{words.allFlows}</option>
              {atlas.flows.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title[language]}
                </option>
              ))}
            </select>
          </label>
        </nav>
        <SearchBox
          onFound={(entry) => {
            if (entry.kind === "page") {
              window.location.hash = entry.id
              return
            }
            if (entry.kind === "story") {
              window.location.hash = storyText({ story: entry.id, frame: 0, locale: null, width: null })
              return
            }
            wantsDetails.current = true
            change({ flow: entry.flow, place: placeInAddress(entry), isPlaying: false })
          }}
        />
        <fieldset className="tabs">
          <legend className="visually-hidden">{words.language}</legend>
          {languages.map((name) => (
            <button
              key={name}
              type="button"
              lang={name}
              aria-pressed={name === language}
              onClick={() => onLanguage(name)}
            >
              {name === "de" ? "Deutsch" : "English"}
            </button>
          ))}
        </fieldset>
      </header>
      <Suspense fallback={<main>{words.loading}</main>}>
        {storyAddress !== null ? (
          <StoryPage key={storyAddress.story} address={storyAddress} />
        ) : address.flow === null ? (
          <OverviewPage />
        ) : address.flow === "!changes" ? (
          <ChangesPage />
        ) : address.flow === "!unseen" ? (
          <UnseenPage />
        ) : summary === undefined ? (
          <FlowNotFound id={address.flow} />
        ) : (
          <FlowPage
            key={summary.id}
            id={summary.id}
            address={address}
            onAddress={change}
            wantsDetails={wantsDetails}
          />
        )}
      </Suspense>
    </>
  )
}

export const App = () => {
  const [language, setLanguage] = useState(firstLanguage)
  const choose = (to: Language): void => {
    localStorage.setItem(languageKey, to)
    setLanguage(to)
  }
  return (
    <Guarded>
      <LanguageContext value={language}>
        <Suspense fallback={<main>{wordsIn(language).loading}</main>}>
          <Content language={language} onLanguage={choose} />
        </Suspense>
      </LanguageContext>
    </Guarded>
  )
}
