/** Tests of all of flowkit on machines of third parties; writes the page with the results. */
import { expect, it } from "vitest"
import { cellsOf, evaluate } from "./evaluate.ts"
import { measured } from "./measured.ts"
import { thirdPartyMachines } from "./third-party-machines.ts"

const rows = new Map<string, string>()

it.each(thirdPartyMachines.map((machine) => [machine.flow.description.id, machine] as const))(
  "%s is described, drawn, linted, planned and walked on real actors",
  async (name, thirdParty) => {
    const evaluation = await evaluate(thirdParty)
    expect(evaluation.problems).toEqual([])
    console.info(`${name}: planned in ${evaluation.seconds.toFixed(2)} s`)
    const { origin, licence, features } = thirdParty
    const cells = [`\`${name}\``, origin, licence, features.join(", "), ...cellsOf(evaluation)]
    rows.set(name, `| ${cells.join(" | ")} |`)
  },
  120_000
)

it("the results match the committed table", async () => {
  const page = [
    "<!-- Made by `vitest run packages/flowkit/third-party -u`; changes here are lost. -->",
    "# Machines that nobody here thought of",
    "",
    "flowkit on machines of others, each written anew after its behaviour (`packages/flowkit/third-party/machines`). Each is described, drawn without",
    "anything on top of anything else, linted and planned (profile `ci`). Every path is walked twice: on an actor with flowkit's own stubs,",
    "and on one that knows nothing of flowkit, with real promises, callbacks, observables and child machines on a simulated clock",
    "(`second-opinion.ts`). No path may go otherwise in either, and what is not reached must not be seen in any situation of such an actor",
    "(`full-search.ts`).",
    "",
    "What is not reached is so in the original, too, as the reasons say. Findings of the linter are faults; names, descriptions and what stands",
    "in `setup()` are matters of style and not looked at.",
    "",
    "| machine | origin | licence | what it uses | states | transitions | paths | steps | findings | not reached |",
    "| --- | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ...rows.values(),
    "",
    ...measured
  ].join("\n")
  expect(rows.size).toBe(thirdPartyMachines.length)
  await expect(page).toMatchFileSnapshot("../docs/third-party-machines.md")
})
