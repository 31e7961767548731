import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { projectFolder } from "../product/servers.ts"
import { announcer, emptiedByNodes } from "./without-html.ts"

it("leaves no HTML in the installed announcer, which has some", () => {
  const file = `${projectFolder}/node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs`
  expect(file).toMatch(announcer)
  const code = readFileSync(file, "utf8")
  expect(code).toContain("innerHTML")
  expect(emptiedByNodes(code)).not.toContain("innerHTML")
})
