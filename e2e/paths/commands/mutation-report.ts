/** Renders the results of seeded faults as the document of `npm run paths:mutate`. */
import { type Fault, formatFault } from "@parkschein/flowkit/mutate"

export type Verdict = "found by replay" | "found in the browser" | "equivalent" | "missed"

export interface Judged {
  readonly fault: Fault
  readonly verdict: Verdict
  readonly why?: string
}

const count = (judged: ReadonlyArray<Judged>, verdict: Verdict): number =>
  judged.filter((one) => one.verdict === verdict).length

/** Returns the found share of the visible faults. */
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

/** Returns a row for each reason under `unseen`, with its number of faults, the largest first. */
const reasonsOf = (judged: ReadonlyArray<Judged>): ReadonlyArray<string> => {
  const counts = new Map<string, number>()
  for (const { verdict, why = "no reason given" } of judged)
    if (verdict === "equivalent") counts.set(why, (counts.get(why) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([why, number]) => `| ${number} | ${why} |`)
}

export const mutationReport = (all: ReadonlyArray<readonly [string, ReadonlyArray<Judged>]>): string => {
  const everything = all.flatMap(([, judged]) => judged)
  const missed = everything.filter(({ verdict }) => verdict === "missed")
  return [
    "# Mutation of the machines",
    "",
    "Written by `npm run paths:mutate`, which seeds one fault at a time into the machines and walks the planned paths against it.",
    "Replaying the paths finds faults that show in a state, in a request or in the transitions taken. The others are tried in",
    "Chromium, in the running app. Equivalent faults are invisible. Each machine must reach 97 %.",
    "",
    "| machine | faults | equivalent | found by replay | found in the browser | missed | found |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...all.map(([name, judged]) => rowOf(name, judged)),
    rowOf("all", everything),
    "",
    "## Missed",
    "",
    ...(missed.length === 0 ? ["None."] : missed.map(({ fault }) => `- \`${formatFault(fault)}\``).sort()),
    "",
    "## Equivalent",
    "",
    "| faults | reason, as a flow gives it under `unseen` |",
    "| --- | --- |",
    ...reasonsOf(everything),
    ""
  ].join("\n")
}
