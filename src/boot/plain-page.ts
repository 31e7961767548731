/**
 * Page of a few words, rendered without React and without a catalogue, for when neither is loaded. The style
 * sheet is loaded.
 */
import { column, page as frame, heading, text as words } from "../ui/classes.ts"

export interface PlainPage {
  readonly title: string
  readonly text: string
  /** Machine and state of the page, if any. */
  readonly marker?: { readonly machine: string; readonly state: string }
  /** Pictures above the title. */
  readonly pictures?: ReadonlyArray<HTMLElement>
}

/** Creates an element with the classes of a recipe. */
export const element = (name: string, className: string, content = ""): HTMLElement => {
  const created = document.createElement(name)
  created.className = className
  created.textContent = content
  return created
}

/** Fills the shell of index.html; `last` follows the text. */
export const showPlainPage = ({ title, text, marker, pictures = [] }: PlainPage, last: HTMLElement): void => {
  const page = element("main", `${frame({ width: "reading" })} ${column()}`)
  if (marker !== undefined) {
    page.dataset["machine"] = marker.machine
    page.dataset["state"] = marker.state
  }
  page.append(...pictures, element("h1", heading({ size: "page" }), title), element("p", words(), text), last)
  document.title = title
  document.getElementById("app")?.replaceChildren(page)
}
