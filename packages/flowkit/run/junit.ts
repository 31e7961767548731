/** Result of a run as JUnit XML for CI systems: a suite per machine and language, a case per path. */
import { formatResult, type RunResult } from "./run-flow.ts"
import { type XmlElement, xml, xmlText } from "./xml.ts"

const seconds = (ms: number): string => (ms / 1_000).toFixed(3)

const suiteOf = ({ machine, locale, paths, coverage, version }: RunResult): XmlElement => {
  const name = locale === null ? machine : `${machine} (${locale})`
  const covered = Object.values(coverage)
  const count = (status: string) => covered.filter((each) => each.status === status).length
  return xml(
    "testsuite",
    {
      name,
      tests: paths.length,
      failures: paths.filter(({ status }) => status !== "passed").length,
      errors: 0,
      time: seconds(paths.reduce((sum, { ms }) => sum + ms, 0))
    },
    xml(
      "properties",
      {},
      xml("property", { name: "version", value: version }),
      ...["covered", "missed", "unreachable"].map((status) =>
        xml("property", { name: `transitions ${status}`, value: count(status) })
      )
    ),
    ...paths.map((path) =>
      xml(
        "testcase",
        { classname: name, name: path.id, time: seconds(path.ms) },
        ...(path.status === "passed"
          ? []
          : [
              xml(
                "failure",
                { type: path.status, message: path.message ?? path.status },
                { text: formatResult(path).join("\n") }
              )
            ])
      )
    )
  )
}

/** A flaky path counts as failed. */
export const junitOf = (results: ReadonlyArray<RunResult>): string => {
  const paths = results.flatMap((result) => result.paths)
  return xmlText(
    xml(
      "testsuites",
      {
        tests: paths.length,
        failures: paths.filter(({ status }) => status !== "passed").length,
        time: seconds(paths.reduce((sum, { ms }) => sum + ms, 0))
      },
      ...results.map(suiteOf)
    )
  )
}
