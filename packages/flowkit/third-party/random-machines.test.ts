/** Tests with random machines: their paths run on actors independent of flowkit. */
import fc from "fast-check"
import { expect, it } from "vitest"
import { geometryProblems, layOut, pictureOf, svgOf } from "../draw/index.ts"
import { plan } from "../model/index.ts"
import { flowWithoutScreen } from "../model/samples/flow-without-screen.ts"
import { flowOf, nestedMachine } from "../model/samples/nested-machine.ts"
import { randomEvents, randomMachine } from "./random-machine.ts"
import { replayDifference } from "./second-opinion.ts"

it("are legible in pictures", async () => {
  await fc.assert(
    fc.asyncProperty(nestedMachine, async (machine) => {
      const { description } = flowOf(machine, ["work"])
      const picture = pictureOf(description, undefined, "en")
      const layout = await layOut(picture)
      expect(geometryProblems(picture, layout)).toEqual([])
      expect(svgOf(picture, layout)).toContain("</svg>")
    }),
    { numRuns: 30, seed: 5 }
  )
}, 120_000)

it("run on real actors as planned", async () => {
  let walked = 0
  await fc.assert(
    fc.asyncProperty(randomMachine, async (machine) => {
      const flow = flowWithoutScreen(machine, {
        events: Object.fromEntries(randomEvents.map((type) => [type, null])),
        services: {
          work: { well: { ok: 1 }, badly: { fail: { code: "NO" } } },
          help: { well: { ok: 2 }, badly: { fail: { code: "NO" } } }
        }
      })
      for (const path of plan(flow, { bounds: [1], maxSituations: 250 }).paths) {
        walked += 1
        expect(await replayDifference({ flow, origin: "", licence: "", features: [] }, path)).toBeUndefined()
      }
    }),
    { numRuns: 24, seed: 6 }
  )
  expect(walked).toBeGreaterThan(40)
}, 120_000)
