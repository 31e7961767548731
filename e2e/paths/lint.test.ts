import { findingText, lintMachine } from "@parkschein/flowkit/lint"
import { expect, it } from "vitest"
import { productFlows } from "../../scripts/atlas/product-flows.ts"
import { flows } from "./flows.ts"

const machines = (await productFlows()).map(({ machine }) => machine)

it.each(machines.map((machine) => [machine.id, machine] as const))(
  "the rules of machines are kept by %s",
  (_, machine) => {
    const errors = lintMachine(machine, { style: true }).filter(({ severity }) => severity === "error")
    expect(errors.map(findingText)).toEqual([])
  }
)

it("every machine has paths", () => {
  const walked = flows.map(({ flow }) => flow.name)
  expect(machines.map(({ id }) => id).filter((id) => !walked.includes(id))).toEqual([])
})
