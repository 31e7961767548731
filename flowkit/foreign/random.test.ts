/** Machines that chance thought of: drawn, and their paths walked on actors that know nothing of flowkit. */
import fc from "fast-check"
import { expect, it } from "vitest"
import { geometryProblems, layOut, pictureOf, svgOf } from "../draw/index.ts"
import { parseXml } from "../interop/parse-xml.ts"
import { scxmlOf } from "../interop/scxml.ts"
import { plan } from "../model/index.ts"
import { flowOf, tangled } from "../model/samples/tangled.ts"
import { differenceInReality } from "./second-opinion.ts"

it("go as planned in reality", async () => {
  await fc.assert(
    fc.asyncProperty(tangled, async (machine) => {
      const flow = flowOf(machine, ["work"])
      for (const path of plan(flow).paths)
        expect(
          await differenceInReality({ flow, origin: "", licence: "", features: [] }, path)
        ).toBeUndefined()
    }),
    { numRuns: 200, seed: 4 }
  )
}, 120_000)

it("are legible in pictures, and well-formed as SCXML", async () => {
  await fc.assert(
    fc.asyncProperty(tangled, async (machine) => {
      const { description } = flowOf(machine, ["work"])
      const picture = pictureOf(description, undefined, "en")
      const layout = await layOut(picture)
      expect(geometryProblems(picture, layout)).toEqual([])
      expect(svgOf(picture, layout)).toContain("</svg>")
      expect(parseXml(scxmlOf(description)).name).toBe("scxml")
    }),
    { numRuns: 60, seed: 5 }
  )
}, 120_000)
