/** Tests of all of flowkit on machines of third parties; writes the page with the results. */
import { expect, it } from "vitest"
import { geometryProblems, layOut, markdownOf, mermaidOf, pictureOf, svgOf } from "../draw/index.ts"
import { lintMachine } from "../lint/index.ts"
import { plan, replay, statesBelow } from "../model/index.ts"
import { foreignMachines } from "./foreign-machines.ts"
import { measured } from "./measured.ts"
import { differenceInReality } from "./second-opinion.ts"

const rows = new Map<string, string>()

it.each(foreignMachines.map((machine) => [machine.flow.description.id, machine] as const))(
  "%s is described, drawn, linted, planned and walked on real actors",
  async (name, foreign) => {
    const { flow, origin, licence, features } = foreign
    const { description } = flow
    const picture = pictureOf(description, undefined, "en")
    const layout = await layOut(picture)
    expect(geometryProblems(picture, layout)).toEqual([])
    expect(svgOf(picture, layout)).toContain("</svg>")
    const states = statesBelow(description.root).length - 1
    expect(mermaidOf(description, undefined, "en").match(/^ *state "/gm) ?? []).toHaveLength(states)
    const page = markdownOf({ description, texts: undefined, language: "en", picture: "x.svg", command: "x" })
    expect(page).toContain("## Rules")
    const findings = lintMachine(flow.machine)

    const begun = performance.now()
    const { paths, items, problems } = plan(flow)
    const seconds = (performance.now() - begun) / 1_000
    expect(problems).toEqual([])
    for (const path of paths) {
      expect(replay(flow, path).problem).toBeUndefined()
      expect(await differenceInReality(foreign, path)).toBeUndefined()
    }
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
    console.info(`${name}: planned in ${seconds.toFixed(2)} s`)
    const cells = [
      `\`${name}\``,
      origin,
      licence,
      features.join(", "),
      states,
      description.transitions.length,
      paths.length,
      steps,
      findings.length,
      items.unreached.length === 0
        ? "–"
        : items.unreached
            .map(({ item, reason }) => `\`${item.replaceAll("|", "\\|")}\`: ${reason}`)
            .join("<br>")
    ]
    rows.set(name, `| ${cells.join(" | ")} |`)
  },
  120_000
)

it("the page reports the results", async () => {
  const page = [
    "<!-- Made by `vitest run packages/flowkit/foreign -u`; changes here are lost. -->",
    "# Machines that nobody here thought of",
    "",
    "flowkit on machines of others, each written anew after its behaviour (`packages/flowkit/foreign/machines`). Each is described, drawn without",
    "anything on top of anything else, linted and planned (profile `ci`). Every path is walked twice: on an actor with flowkit's own stubs,",
    "and on one that knows nothing of flowkit, with real promises, callbacks, observables and child machines on a simulated clock",
    "(`second-opinion.ts`). No path may go otherwise in either.",
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
  expect(rows.size).toBe(foreignMachines.length)
  await expect(page).toMatchFileSnapshot("../docs/foreign-machines.md")
})
