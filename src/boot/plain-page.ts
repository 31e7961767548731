/**
 * A page of a few words, drawn without React and without a catalogue: for the moments in which neither is there. The style
 * sheet is there at once.
 */
import { column, page as frame, heading, text as words } from "../ui/classes.ts"

export interface PlainPage {
  readonly title: string
  readonly text: string
  /** Which machine and state the page stands for, where there is one. */
  readonly marker?: { readonly machine: string; readonly state: string }
}

/** The element of that name, with the classes of a recipe. */
export const element = (name: string, className: string, content = ""): HTMLElement => {
  const created = document.createElement(name)
  created.className = className
  created.textContent = content
  return created
}

/** Fills the shell of index.html; `last` stands below the words. */
export const showPlainPage = ({ title, text, marker }: PlainPage, last: HTMLElement): void => {
  const page = element("main", `${frame({ width: "reading" })} ${column()}`)
  if (marker !== undefined) {
    page.dataset["machine"] = marker.machine
    page.dataset["state"] = marker.state
  }
  page.append(element("h1", heading({ size: "page" }), title), element("p", words(), text), last)
  document.title = title
  document.getElementById("app")?.replaceChildren(page)
}
