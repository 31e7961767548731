/** The search over all flows. */
import { useDeferredValue, useId, useState } from "react"
import type { SearchEntry } from "../data.ts"
import { useAtlas } from "./load.ts"
import { search } from "./search.ts"
import { useLanguage, useWords } from "./words.ts"

export const SearchBox = ({ onFound }: { readonly onFound: (entry: SearchEntry) => void }) => {
  const { search: entries, flows } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  const [question, setQuestion] = useState("")
  const listId = useId()
  const found = search(entries, useDeferredValue(question), language)
  const titleOf = (id: string) => flows.find((flow) => flow.id === id)?.title[language] ?? id
  const take = (entry: SearchEntry): void => {
    setQuestion("")
    onFound(entry)
  }
  return (
    <search className="search">
      <label>
        <span>{words.search}</span>
        <input
          type="search"
          value={question}
          placeholder={words.searchHint}
          aria-controls={listId}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found
            if (event.key === "Enter" && first !== undefined) take(first)
            if (event.key === "Escape") setQuestion("")
          }}
        />
      </label>
      <div role="status" className="visually-hidden">
        {question === "" ? "" : found.length === 0 ? words.noResult : words.results(found.length)}
      </div>
      <ul id={listId} className="results" hidden={question === ""}>
        {found.length === 0 ? <li className="quiet">{words.noResult}</li> : null}
        {found.map((entry) => (
          <li key={`${entry.flow} ${entry.id}`}>
            <button type="button" onClick={() => take(entry)}>
              <strong>{entry.label[language]}</strong>
              <span className="quiet"> {titleOf(entry.flow)}</span>
              <br />
              {entry.text[language]}
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
