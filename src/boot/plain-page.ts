/**
 * A page of a few words, drawn without React and without a catalogue: for the moments in which neither is there. The
 * classes are those of the recipes, which the style sheet has at once.
 */
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
  const page = element("main", "page page--width_reading column column--gap_md")
  if (marker !== undefined) {
    page.dataset["machine"] = marker.machine
    page.dataset["state"] = marker.state
  }
  page.append(element("h1", "heading heading--size_page", title), element("p", "text", text), last)
  document.title = title
  document.getElementById("app")?.replaceChildren(page)
}
