/** Result of a run as JUnit XML for CI systems: a suite per machine and language, a case per path. */
import { element, elementText, type PictureElement } from "../draw/element.ts"
import type { PathResult } from "./path-settings.ts"
import { formatResult, type RunResult } from "./run-flow.ts"

const seconds = (ms: number): string => (ms / 1_000).toFixed(3)

/** A flaky path counts as failed. */
const countsOf = (paths: ReadonlyArray<PathResult>) => ({
  tests: paths.length,
  failures: paths.filter(({ status }) => status !== "passed").length,
  time: seconds(paths.reduce((sum, { ms }) => sum + ms, 0))
})

const property = (name: string, value: string | number) => element("property", { name, value })

const suiteOf = ({ machine, locale, paths, coverage, version }: RunResult): PictureElement => {
  const name = locale === null ? machine : `${machine} (${locale})`
  const count = (wanted: string) => Object.values(coverage).filter(({ status }) => status === wanted).length
  return element(
    "testsuite",
    { name, ...countsOf(paths), errors: 0 },
    element(
      "properties",
      {},
      property("version", version),
      ...["covered", "missed", "unreachable"].map((status) =>
        property(`transitions ${status}`, count(status))
      )
    ),
    ...paths.map((path) =>
      element(
        "testcase",
        { classname: name, name: path.id, time: seconds(path.ms) },
        ...(path.status === "passed"
          ? []
          : [
              element(
                "failure",
                { type: path.status, message: path.message ?? path.status },
                formatResult(path).join("\n")
              )
            ])
      )
    )
  )
}

/** Returns the results as JUnit XML. */
export const junitOf = (results: ReadonlyArray<RunResult>): string => {
  const paths = results.flatMap((result) => result.paths)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(element("testsuites", countsOf(paths), ...results.map(suiteOf)))}\n`
}
