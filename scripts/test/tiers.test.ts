import { globSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { projectFolder } from "../product/servers.ts"
import { extendedJourneys, extendedUnitTests, isExtendedFile } from "./tiers.ts"

describe("the second tier", () => {
  it.each([...extendedUnitTests, ...extendedJourneys])("has tests at %s", (glob) => {
    const files = globSync(glob, { cwd: projectFolder, exclude: ["**/node_modules"] })
    expect(files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))).not.toEqual([])
  })

  it("is derived from the path of a file", () => {
    expect(isExtendedFile("packages/flowkit/cli/cli.test.ts")).toBe(true)
    expect(isExtendedFile("e2e/journeys/widgets.spec.ts")).toBe(true)
    expect(isExtendedFile("e2e/journeys/payment.spec.ts")).toBe(false)
  })
})
