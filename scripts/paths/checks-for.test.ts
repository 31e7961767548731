import { expect, it } from "vitest"
import { checksFor } from "./checks-for.ts"

const givenTo = (name: string, changed: ReadonlyArray<string>) =>
  checksFor(changed).find((check) => check.name === name)?.given

it("checks nothing without a change", () => {
  expect(checksFor([])).toEqual([])
})

it("plans the machines whose files or flows are changed", () => {
  const changed = [
    "machines/shop-home/shop-home.machine.ts",
    "e2e/paths/buy-again.flow.ts",
    "machines/testing/demo.ts"
  ]
  expect(givenTo("plans", changed)).toEqual(["plan", "--check", "shopHome", "buyAgain"])
  expect(givenTo("plans", ["src/ui/Price.tsx"])).toBeUndefined()
})

it("looks at the types of the projects concerned, and at code alone", () => {
  const changed = [
    "src/ui/Price.tsx",
    "packages/flowkit/atlas/page/App.tsx",
    "packages/flowkit/config.ts",
    "docs/a.md"
  ]
  expect(givenTo("types", changed)?.slice(3)).toEqual([
    "src",
    "packages/flowkit/atlas/page",
    "packages/flowkit"
  ])
  expect(givenTo("tests", changed)?.slice(4)).toEqual(changed.slice(0, 3))
  expect(checksFor(["docs/a.md"]).map(({ name }) => name)).toEqual(["format"])
})
