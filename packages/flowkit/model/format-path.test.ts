import { describe, expect, it } from "vitest"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import {
  explore,
  formatCause,
  formatPath,
  formatStates,
  machineNames,
  shortestPath,
  type Vocabulary
} from "./index.ts"

const words: Vocabulary = {
  state: (name) => (name === "asking" ? "“Asking for a title”" : `“${name}”`),
  event: (type) => (type === "TRY_AGAIN" ? "“Try again”" : type),
  happens: (type) => (type === "TRY_AGAIN" ? "the reader tries again" : "the reader types a title"),
  service: () => "look for the book"
}

describe("a path as text", () => {
  it("has numbered steps in the flow's words, for a manual test, or in the machine's", () => {
    const path = shortestPath(explore(libraryLoanFlow), "libraryLoan.unknown|TRY_AGAIN", "again")
    expect(path && formatPath(path, words)).toEqual([
      'again, from the start "member":',
      "1. The reader types a title (known): “searching” follows.",
      "2. The attempt to look for the book ends with “not found”: “unknown” follows.",
      "3. The reader tries again: “Asking for a title” follows."
    ])
    expect(path && formatPath(path).slice(1)).toEqual([
      '1. TITLE_ENTERED (known) leads to "searching".',
      '2. "findBook" ends with "not found", which leads to "unknown".',
      '3. TRY_AGAIN leads to "asking".'
    ])
  })

  it("includes delays and forbidden actions", () => {
    const steps = [
      { kind: "delay", ms: 600_000, to: "asking", takes: [] },
      { kind: "delay", ms: 1_000, to: "asking", takes: [] },
      { kind: "delay", ms: 250, to: "asking", takes: [] },
      { kind: "probe", type: "TRY_AGAIN", to: "asking", takes: [] }
    ] as const
    expect(formatPath({ id: "long", start: "guest", for: [], steps }, words).slice(1)).toEqual([
      "1. After 10 minutes: “Asking for a title” follows.",
      "2. After 1 second: “Asking for a title” follows.",
      "3. After 250 milliseconds: “Asking for a title” follows.",
      "4. In “Asking for a title”, “Try again” must not be possible."
    ])
  })

  it("names each region where several are active", () => {
    expect(formatStates(words, "asking + unknown")).toBe("“Asking for a title” + “unknown”")
  })

  it("lists the steps before a failure, with the machine's names as a fallback", () => {
    const step = { kind: "event", type: "TITLE_ENTERED", case: "known", to: "searching", takes: [] } as const
    expect(formatCause(step, "asking", words)).toBe(
      "When the reader types a title (known) in “Asking for a title”"
    )
    expect(formatCause(step, "asking", machineNames)).toBe('When TITLE_ENTERED happens (known) in "asking"')
    expect(formatCause({ kind: "probe", type: "LEFT", to: "lending", takes: [] }, "lending", words)).toBe("")
  })
})
