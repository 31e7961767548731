/** Functions that WebDriver runs in a page, where Playwright brings its own: find an element, prepare an action. */

/** A target as JSON; a name is the source and the flags of a pattern. */
export interface PlainTarget {
  readonly selector?: string
  readonly role?: string
  readonly name?: readonly [source: string, flags: string]
  readonly within?: PlainTarget
}

export type Preparation = "read" | "point" | "focus" | "choose"

/**
 * Runs in the page, so it uses nothing of this module. Returns null while there is no such element, or
 * while it is not ready: the text, the point to press as `x,y`, or "" for the others.
 */
export const prepare = (target: PlainTarget, preparation: Preparation, choice: string): string | null => {
  const selectors: Readonly<Record<string, string>> = {
    button: "button, [role=button]",
    checkbox: "input[type=checkbox]",
    combobox: "select, [role=combobox]",
    dialog: "dialog[open], [role=dialog]",
    heading: "h1, h2, h3, [role=heading]",
    link: "a[href]",
    textbox: "textarea, input:not([type=checkbox], [type=radio], [type=hidden])"
  }
  const textOf = (node: Node | null): string => {
    if (!(node instanceof Element)) return node?.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : ""
    if (node.getAttribute("aria-hidden") === "true") return ""
    return node.getAttribute("aria-label") ?? [...node.childNodes].map(textOf).join(" ")
  }
  const nameOf = (element: Element): string => {
    const by = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? []
    const labels = element.hasAttribute("aria-label") ? [] : ((element as HTMLInputElement).labels ?? [])
    const sources = by.length > 0 ? by.map((id) => document.getElementById(id)) : [...labels]
    return (sources.length > 0 ? sources : [element]).map(textOf).join(" ").replace(/\s+/g, " ").trim()
  }
  const find = ({
    selector,
    role = "",
    name: [source, flags] = ["", ""],
    within
  }: PlainTarget): Element | null => {
    if (selector !== undefined) return document.querySelector(selector)
    const place: ParentNode | null = within === undefined ? document : find(within)
    const pattern = new RegExp(source, flags)
    const all = [...(place?.querySelectorAll(selectors[role] ?? role) ?? [])]
    return all.find((element) => element.checkVisibility() && pattern.test(nameOf(element))) ?? null
  }
  const pointOf = (element: HTMLElement): string | null => {
    element.scrollIntoView({ block: "center", behavior: "instant" })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    const isHit = hit !== null && (element.contains(hit) || hit.closest("label")?.control === element)
    return isHit && !(element as HTMLButtonElement).disabled ? `${x},${y}` : null
  }

  const element = find(target)
  if (!(element instanceof HTMLElement)) return null
  if (preparation === "read") return element.textContent
  if (preparation === "point") return pointOf(element)
  element.focus()
  if (preparation === "focus") (element as HTMLInputElement).select()
  else {
    ;(element as HTMLSelectElement).value = choice
    for (const type of ["input", "change"]) element.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return document.activeElement === element ? "" : null
}
