/**
 * `node packages/flowkit/third-party/index.ts FILE`: judges the machines of a file that stays outside of the
 * repository, such as originals under their own licences. Its default export: a list of `ThirdPartyMachine`.
 */
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { cellsOf, evaluate } from "./evaluate.ts"
import type { ThirdPartyMachine } from "./third-party-machine.ts"

const file = pathToFileURL(resolve(process.argv[2] ?? ""))
const { default: machines } = (await import(file.href)) as {
  readonly default: ReadonlyArray<ThirdPartyMachine>
}
for (const thirdParty of machines) {
  const { origin, licence, features, flow } = thirdParty
  try {
    const evaluation = await evaluate(thirdParty)
    const { searched, problems } = evaluation
    const search =
      searched === undefined ? "–" : `${searched.situations}${searched.complete ? "" : " and more"}`
    const cells = [`\`${flow.name}\``, origin, licence, features.join(", "), ...cellsOf(evaluation), search]
    process.stdout.write(`| ${cells.join(" | ")} |\n`)
    for (const problem of problems) process.stdout.write(`  PROBLEM ${problem}\n`)
  } catch (cause) {
    process.stdout.write(`  CRASH ${flow.name}: ${String(cause instanceof Error ? cause.stack : cause)}\n`)
  }
}
