import { expect, it } from "vitest"
import { busyMachine } from "./figures.ts"

it("a busy machine is named if the same work took longer than 1.3 times its shortest time", () => {
  expect(busyMachine([100, 200, 104])).toContain("up to 2.0 times its shortest time")
  expect(busyMachine([100, 129, 104])).toBeUndefined()
})
