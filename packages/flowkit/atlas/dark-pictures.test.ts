/** Tests: the dark mode of the page styles pictures by their colours, so it must know all of them. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { kindColours, layOut, pictureOf, svgOf } from "../draw/index.ts"
import { describeMachine } from "../model/index.ts"
import { libraryLoanMachine } from "../model/samples/library-loan.ts"
import { musicPlayerMachine } from "../model/samples/music-player.ts"

const styles = readFileSync(join(import.meta.dirname, "page/theme.css"), "utf8")

it("has a dark colour for every colour of the pictures", async () => {
  const pictures = await Promise.all(
    [libraryLoanMachine, musicPlayerMachine].map(async (machine) => {
      const picture = pictureOf(describeMachine(machine), undefined, "en")
      return svgOf(picture, await layOut(picture))
    })
  )
  const used = new Set([
    ...(pictures.join("").match(/(?:fill|stroke)="#[0-9a-f]{6}"/g) ?? []),
    ...Object.values(kindColours).flatMap((colour) => [`fill="${colour}"`, `stroke="${colour}"`])
  ])
  expect(used.size).toBeGreaterThan(15)
  expect([...used].filter((attribute) => !styles.includes(`[${attribute}]`))).toEqual([])
})
