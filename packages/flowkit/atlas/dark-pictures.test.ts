/** Tests that dark mode has a counterpart of every colour of the pictures. */
import { expect, it } from "vitest"
import { kindColours, layOut, pictureOf, svgOf } from "../draw/index.ts"
import { describeMachine } from "../model/index.ts"
import { libraryLoanMachine } from "../model/samples/library-loan.ts"
import { musicPlayerMachine } from "../model/samples/music-player.ts"
import { withDarkColour } from "./dark-colours.ts"

it("has a dark colour for every colour of the pictures", async () => {
  const pictures = await Promise.all(
    [libraryLoanMachine, musicPlayerMachine].map(async (machine) => {
      const picture = pictureOf(describeMachine(machine), undefined, "en")
      return svgOf(picture, await layOut(picture))
    })
  )
  const used = new Set([
    ...(pictures.join("").match(/(?:fill|stroke)="#[0-9a-f]{6}/g) ?? []),
    ...Object.values(kindColours).flatMap((colour) => [`fill="${colour}`, `stroke="${colour}`])
  ])
  expect(used.size).toBeGreaterThan(15)
  const withoutDark = [...used].filter((each) => {
    const [attribute = "", colour = ""] = each.split('="')
    return withDarkColour(attribute, colour) === colour
  })
  expect(withoutDark).toEqual([])
})
