/** Checks a page, and describes deviations in sentences. */
import { describeMachine, type FlowSpec, type LeafOf, statesBelow } from "@parkschein/flowkit/model"
import type { AnyStateMachine } from "xstate"
import { stateCalled } from "./labels.ts"
import { type FlowScreen, rootOf } from "./screen.ts"
import { expectSettled } from "./wait-until.ts"

export interface ExpectedScreen {
  /** Heading of the page. */
  readonly title?: string
  /** Visible texts of the page. */
  readonly texts?: ReadonlyArray<string>
  /** Names of all buttons. Default: there is none; null: not checked. */
  readonly buttons?: ReadonlyArray<string> | null
  /** Names of all links, likewise. */
  readonly links?: ReadonlyArray<string> | null
  /** Number of elements by selector. */
  readonly counts?: Readonly<Record<string, number>>
  /** Query parameters of the address; null for a missing one. */
  readonly query?: Readonly<Record<string, string | null>>
}

interface Seen {
  readonly heading: string | null
  readonly text: string
  readonly buttons: ReadonlyArray<string>
  readonly links: ReadonlyArray<string>
  readonly counts: Readonly<Record<string, number>>
  readonly search: string
}

/** Normalises whitespace: some languages put their own before punctuation. */
const plain = (text: string): string => text.replace(/\s+/g, " ").trim()

const quoted = (names: ReadonlyArray<string>): string =>
  names.length === 0 ? "none" : names.map((name) => `“${name}”`).join(", ")

const seenOn = (screen: FlowScreen, machine: string, { counts = {} }: ExpectedScreen): Promise<Seen> =>
  rootOf(screen, machine).evaluate((root: HTMLElement, counted): Seen => {
    const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim()
    const visible = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[hidden]")
      )
    const names = (selector: string) =>
      visible(selector).map((element) =>
        (element.getAttribute("aria-label") ?? words(element)).replace(/\s+/g, " ").trim()
      )
    const [heading] = visible("h1")
    return {
      heading: heading === undefined ? null : words(heading),
      text: words(root),
      // Plate countries are checked with the filled-in form. Controls outside of the tab order are
      // alternative ways out of a dialog, for touch with a screen reader.
      buttons: names("button:not([id$='-country'], [tabindex='-1']), [role=button]"),
      links: names("a[href]"),
      search: location.search,
      counts: Object.fromEntries(counted.map((element) => [element, visible(element).length]))
    }
  }, Object.keys(counts))

/** Returns deviations as sentences; none if all is as expected. */
const differences = (state: string, shown: ExpectedScreen, seen: Seen): ReadonlyArray<string> => {
  const sentences: Array<string> = []
  if (shown.title !== undefined && seen.heading !== plain(shown.title)) {
    sentences.push(
      `In ${state} the heading says “${seen.heading ?? "nothing"}”, not “${plain(shown.title)}”.`
    )
  }
  for (const text of shown.texts ?? []) {
    if (!seen.text.includes(plain(text))) sentences.push(`In ${state} the page does not say “${text}”.`)
  }
  for (const kind of ["buttons", "links"] as const) {
    const { [kind]: names = [] } = shown
    if (names === null) continue
    const wanted = names.map(plain)
    const extra = seen[kind].filter((name) => !wanted.includes(name))
    const missing = wanted.filter((name) => !seen[kind].includes(name))
    const one = kind === "buttons" ? "button" : "link"
    if (extra.length > 0)
      sentences.push(
        `In ${state} there is a ${one} ${quoted(extra)} that does not belong there (expected: ${quoted(wanted)}).`
      )
    if (missing.length > 0)
      sentences.push(`In ${state} the ${one} ${quoted(missing)} is missing (there: ${quoted(seen[kind])}).`)
  }
  for (const [element, count] of Object.entries(shown.counts ?? {})) {
    const found = seen.counts[element] ?? 0
    if (found !== count)
      sentences.push(`In ${state} the page has ${found} of the element “${element}”, not ${count}.`)
  }
  for (const [name, value] of Object.entries(shown.query ?? {})) {
    const found = new URLSearchParams(seen.search).get(name)
    if (found !== value)
      sentences.push(`In ${state} the address has ${name}=${found ?? "nothing"}, not ${value ?? "nothing"}.`)
  }
  return sentences
}

/** Waits for the page to settle, then fails with all deviations. */
export const expectScreen = (
  screen: FlowScreen,
  machine: string,
  state: string,
  shown: ExpectedScreen
): Promise<void> =>
  expectSettled(screen, async () =>
    differences(stateCalled(machine, state), shown, await seenOn(screen, machine, shown))
  )

/** Returns the same assertion for all states of a machine. */
export const everyState = <Machine extends AnyStateMachine>(
  machine: Machine,
  assertion: FlowSpec<Machine, FlowScreen>["states"][LeafOf<Machine>]
): FlowSpec<Machine, FlowScreen>["states"] =>
  Object.fromEntries(
    statesBelow(describeMachine(machine).root)
      .filter(({ type }) => type === "atomic" || type === "final")
      .map(({ name }) => [name, assertion])
  ) as FlowSpec<Machine, FlowScreen>["states"]
