/**
 * `node packages/flowkit/foreign/index.ts FILE`: judges the machines of a file that stays outside of the
 * repository, such as originals under their own licences. Its default export: a list of `ForeignMachine`.
 */
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { ForeignMachine } from "./foreign-machine.ts"
import { cellsOf, judge } from "./judge.ts"

const file = pathToFileURL(resolve(process.argv[2] ?? ""))
const { default: machines } = (await import(file.href)) as { readonly default: ReadonlyArray<ForeignMachine> }
for (const foreign of machines) {
  const { origin, licence, features, flow } = foreign
  try {
    const judgement = await judge(foreign)
    const { searched, problems } = judgement
    const search =
      searched === undefined ? "–" : `${searched.situations}${searched.complete ? "" : " and more"}`
    const cells = [`\`${flow.name}\``, origin, licence, features.join(", "), ...cellsOf(judgement), search]
    process.stdout.write(`| ${cells.join(" | ")} |\n`)
    for (const problem of problems) process.stdout.write(`  PROBLEM ${problem}\n`)
  } catch (cause) {
    process.stdout.write(`  CRASH ${flow.name}: ${String(cause instanceof Error ? cause.stack : cause)}\n`)
  }
}
