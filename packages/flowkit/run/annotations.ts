/** Result of a run as workflow commands of GitHub Actions, which are shown beside the lines concerned. */
import { formatResult, type RunResult } from "./run-flow.ts"

export interface AnnotationOptions {
  /** Path of the lock file, relative to the repository's root. */
  readonly file: string
  /** Its text, so that each path is annotated at its line. */
  readonly text?: string
}

const data = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

const lineOf = (text: string | undefined, id: string): number => {
  const line = text?.split("\n").findIndex((each) => each.includes(`"id": ${JSON.stringify(id)}`)) ?? -1
  return line === -1 ? 1 : line + 1
}

/** An error for each failed or flaky path, a warning for each uncovered transition; empty if all is well. */
export const annotationsOf = (
  { machine, locale, paths, coverage }: RunResult,
  { file, text }: AnnotationOptions
): ReadonlyArray<string> => {
  const at = (line: number, title: string) =>
    `file=${property(file)},line=${line},title=${property(locale === null ? title : `${title} (${locale})`)}`
  return [
    ...paths
      .filter(({ status }) => status !== "passed")
      .map(
        (path) =>
          `::error ${at(lineOf(text, path.id), `${path.id} ${path.status}`)}::${data(formatResult(path).join("\n"))}`
      ),
    ...Object.entries(coverage)
      .filter(([, { status }]) => status === "missed")
      .map(
        ([id, { planned }]) =>
          `::warning ${at(1, machine)}::${data(
            planned === 0
              ? `No path shows ${id}.`
              : `The app did not take ${id}, which ${planned} paths are to show.`
          )}`
      )
  ]
}
