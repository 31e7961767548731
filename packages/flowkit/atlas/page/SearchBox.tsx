/** Search over all flows. */
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from "react"
import type { SearchEntry } from "../data.ts"
import { useAtlas, useFlowTitle } from "./load.ts"
import { search } from "./search.ts"
import { useLanguage, useWords } from "./words.ts"

export const SearchBox = ({ onFound }: { readonly onFound: (entry: SearchEntry) => void }) => {
  const { search: entries, synonyms } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  const [question, setQuestion] = useState("")
  const listId = useId()
  const { entries: found, isPartial } = search(entries, useDeferredValue(question), language, synonyms)
  const titleOf = useFlowTitle()
  const place = useRef<HTMLElement>(null)
  /** ↓ and ↑ move from the field through the results and back. */
  const walk = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      setQuestion("")
      place.current?.querySelector("input")?.focus()
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
    const stops = [...(place.current?.querySelectorAll<HTMLElement>("input, .results button") ?? [])]
    const next =
      stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === "ArrowDown" ? 1 : -1)]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  const take = (entry: SearchEntry): void => {
    setQuestion("")
    onFound(entry)
  }
  return (
    <search className="search" ref={place} onKeyDown={walk}>
      <label>
        <span>{words.search}</span>
        <input
          type="search"
          value={question}
          placeholder={words.searchHint}
          aria-controls={listId}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return
            // The list may still be that of the letters before.
            const [first] = search(entries, event.currentTarget.value, language, synonyms).entries
            if (first !== undefined) take(first)
          }}
        />
      </label>
      <div role="status" className="visually-hidden">
        {question === ""
          ? ""
          : found.length === 0
            ? words.noResult
            : isPartial
              ? `${words.partial} ${words.results(found.length)}`
              : words.results(found.length)}
      </div>
      <ul id={listId} className="results" hidden={question === ""}>
        {found.length === 0 ? <li className="quiet">{words.noResult}</li> : null}
        {isPartial ? <li className="quiet">{words.partial}</li> : null}
        {found.map((entry) => (
          <li key={`${entry.flow} ${entry.id}`}>
            <button type="button" onClick={() => take(entry)}>
              <strong>{entry.label[language]}</strong>
              <span className="quiet">
                {" "}
                {entry.flow === "" ? words.kinds[entry.kind] : titleOf(entry.flow)}
              </span>
              <br />
              {entry.text[language]}
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
