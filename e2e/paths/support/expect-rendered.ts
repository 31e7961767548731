/** Compares a live page with the screen that is rendered for its state and context without a browser. */
import { stateCalled } from "./labels.ts"
import { outline } from "./outline.ts"
import { missingIn, noticeableLines, renderedLines, screenKey } from "./rendered-screens.ts"
import { type FlowScreen, rootOf } from "./screen.ts"
import { expectSettled } from "./wait-until.ts"

/**
 * Returns the markup of the page as a driver finds it: with the values of its fields, and without buttons for
 * touch with a screen reader only and what a dialog adds to the elements behind it.
 */
const markupOf = (screen: FlowScreen, machine: string): Promise<string> =>
  rootOf(screen, machine).evaluate((root: HTMLElement): string => {
    const copy = root.cloneNode(true) as HTMLElement
    const copies = [...copy.querySelectorAll<HTMLElement>("*")]
    for (const [index, element] of [...root.querySelectorAll<HTMLElement>("*")].entries()) {
      const own = copies[index]
      if (element instanceof HTMLInputElement) {
        own?.toggleAttribute("checked", element.checked)
        own?.setAttribute("value", element.value)
      }
      if (element instanceof HTMLOptionElement) own?.toggleAttribute("selected", element.selected)
      own?.removeAttribute("inert")
      if (element.matches("a[href^='blob:']")) own?.removeAttribute("href")
      const isControl = element.matches("a[href], button, h1") && element.closest("details") === null
      const isUnseen = isControl && !element.checkVisibility({ visibilityProperty: true })
      if (isUnseen || element.matches("button[tabindex='-1'], span[hidden], [role=status][translate=no]"))
        own?.setAttribute("data-left-out", "")
    }
    for (const own of copy.querySelectorAll("[data-left-out]")) own.remove()
    return copy.outerHTML
  })

const listed = (lines: ReadonlyArray<string>): string => lines.map((line) => `“${line}”`).join(", ")

/** Returns a sentence on lines that are missing or surplus; none if there are none. */
const describe = (
  state: string,
  missing: ReadonlyArray<string>,
  surplus: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const lacks = missing.length === 0 ? "" : ` does not show ${listed(missing)}`
  const shows = surplus.length === 0 ? "" : ` shows ${listed(surplus)}, which does not belong there`
  return lacks + shows === ""
    ? []
    : [`In ${state} the page${lacks}${lacks !== "" && shows !== "" ? " but" : ""}${shows}.`]
}

/** Returns the lines without suggestions for a plate: their rules are loaded on demand, so the rendered screen has none. */
const withoutSuggestions = (screen: FlowScreen, lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const title = lines.indexOf(`p: ${screen.t("plate.suggestions")}`)
  if (title < 0) return lines
  const end = lines.findIndex((line, index) => index > title && !line.startsWith("button aria-label="))
  return [...lines.slice(0, title), ...lines.slice(end < 0 ? lines.length : end)]
}

export interface RenderedOptions {
  /** Lines that only a browser adds to the rendered screen. */
  readonly inBrowser?: (screen: FlowScreen) => ReadonlyArray<string>
}

/** Asserts that the page reads like the screen that is rendered for its state and context. */
export const expectRendered = async (
  screen: FlowScreen,
  machine: string,
  context: unknown,
  state: string,
  { inBrowser = () => [], whole = state }: RenderedOptions & { readonly whole?: string } = {}
): Promise<void> => {
  const lines = renderedLines(machine, screenKey(machine, screen.locale, whole, context))
  if (lines === undefined) return
  const added = inBrowser(screen)
  const name = stateCalled(machine, state)
  await expectSettled(screen, async () => {
    const outlined = outline(await markupOf(screen, machine), () => "").split("\n")
    const shown = withoutSuggestions(screen, noticeableLines(outlined))
    const wanted = [...lines, ...added]
    const found = describe(name, missingIn(wanted, shown), missingIn(shown, wanted))
    if (found.length > 0) return found
    const moved = missingIn(shown, added).find((line, index) => line !== lines[index])
    return moved === undefined ? [] : [`In ${name} “${moved}” is not in its place.`]
  })
}

/** Returns the assertion of states that read as rendered. */
export const rendered =
  (machine: string, options: RenderedOptions = {}) =>
  (screen: FlowScreen, context: unknown, state: string, whole: string): Promise<void> =>
    expectRendered(screen, machine, context, state, { ...options, whole })
