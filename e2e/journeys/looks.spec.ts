// Tests of branding: a shop keeps any look that its operator chooses, and the frame around it keeps ours.
import type { Page } from "@playwright/test"
import { changeAnswers, jsonOf, withJson } from "../support/change-answers.ts"
import { expectState, fillCart, openShop } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Returns the contrast ratio of the line below the cover to the page; null if the line is invisible. */
const contrastOfAccent = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
    const cover = document.querySelector("[data-cover]")
    if (canvas === null || cover === null) throw new Error("Nothing to look at.")
    const luminance = (colour: string): number | null => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data
      const light = (shade: number) =>
        shade / 255 <= 0.04045 ? shade / 255 / 12.92 : ((shade / 255 + 0.055) / 1.055) ** 2.4
      return opacity < 255 ? null : 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }
    const line = luminance(getComputedStyle(cover).borderBottomColor)
    const ground = luminance(getComputedStyle(document.documentElement).backgroundColor)
    if (line === null || ground === null) return null
    return (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05)
  })

const withMeta = async (page: Page, meta: unknown): Promise<void> => {
  await changeAnswers(page, "**/v1/shop/path/wiesensee", (answer) =>
    withJson(answer, { ...jsonOf<object>(answer), meta })
  )
}

test("each shop shows its own cover, or the default one [H-03]", async ({ page }) => {
  await openShop(page)
  const cover = page.locator("[data-cover]")
  const sources: Array<string | null> = []
  for (const [path, kind] of [
    ["/wiesensee", "shop"],
    ["/altavalle", "shop"],
    ["/leer", "default"]
  ] as const) {
    await page.goto(path)
    await expect(cover).toHaveAttribute("data-cover", kind)
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    sources.push(await cover.getAttribute("src"))
  }
  expect(new Set(sources).size).toBe(3)
})

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`by ${colorScheme === "light" ? "day" : "night"}`, () => {
    test.use({ colorScheme })

    test("the colour of a shop is visible, also when it is too light or too dark", async ({ page }) => {
      await openShop(page)
      for (const accent of [undefined, "#ffff00", "#ffffff", "#000000", "#0000ff"]) {
        if (accent !== undefined) {
          await page.unrouteAll()
          await withMeta(page, { accent })
          await page.reload()
          await expectState(page, "shopHome", "browsing")
        }
        expect(await contrastOfAccent(page), accent).toBeGreaterThanOrEqual(3)
      }
    })
  })
}

test("the payment page shows shop and operator", async ({ page }) => {
  await fillCart(page)
  const cart = page.getByRole("dialog", { name: "Warenkorb" })
  await expect(cart.getByText("Parken am Wiesensee", { exact: true })).toBeVisible()
  await expect(cart.getByText("Gemeinde Wiesensee · Parkschein Deutschland")).toBeVisible()
  const logo = cart.locator("img").first()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
