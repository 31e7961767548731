/** What became of seeded faults, as the document that `npm run paths:mutate` writes. */
import { type Fault, tellFault } from "@parkschein/flowkit/mutate"

export type Verdict = "found by replay" | "found in the browser" | "equivalent" | "missed"

export interface Judged {
  readonly fault: Fault
  readonly verdict: Verdict
  readonly why?: string
}

const count = (judged: ReadonlyArray<Judged>, verdict: Verdict): number =>
  judged.filter((one) => one.verdict === verdict).length

/** Of the faults that somebody could see. */
export const shareFound = (judged: ReadonlyArray<Judged>): number => {
  const relevant = judged.length - count(judged, "equivalent")
  return relevant === 0 ? 1 : (relevant - count(judged, "missed")) / relevant
}

const rowOf = (name: string, judged: ReadonlyArray<Judged>): string =>
  `| ${[
    name,
    judged.length,
    count(judged, "equivalent"),
    count(judged, "found by replay"),
    count(judged, "found in the browser"),
    count(judged, "missed"),
    `${(shareFound(judged) * 100).toFixed(1)} %`
  ].join(" | ")} |`

export const mutationReport = (all: ReadonlyArray<readonly [string, ReadonlyArray<Judged>]>): string => {
  const everything = all.flatMap(([, judged]) => judged)
  const list = (verdict: Verdict) =>
    everything
      .filter((one) => one.verdict === verdict)
      .map(({ fault, why }) => `- \`${tellFault(fault)}\`${why === undefined ? "" : `: ${why}`}`)
      .sort()
  return [
    "# What the paths find",
    "",
    "Written by `npm run paths:mutate`, which seeds one fault at a time into the machines and walks the planned paths against it.",
    "Faults that show in a state, in what a service is asked or in the transitions taken are found by replaying the paths; the",
    "others are tried in Chromium, where the fault is put into the running app. Equivalent faults are those nobody can see.",
    "",
    "| machine | faults | equivalent | found by replay | found in the browser | missed | found |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...all.map(([name, judged]) => rowOf(name, judged)),
    rowOf("all", everything),
    "",
    "## Missed",
    "",
    ...(count(everything, "missed") === 0 ? ["None."] : list("missed")),
    "",
    "## Equivalent",
    "",
    ...list("equivalent"),
    ""
  ].join("\n")
}
