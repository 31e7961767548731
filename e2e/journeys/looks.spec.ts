// Tests of looks: a shop keeps any look that its operator chooses; face, evening and motion of pages.
import type { Locator, Page } from "@playwright/test"
import { changeAnswers, jsonOf, withJson } from "../support/change-answers.ts"
import { clippedElements } from "../support/clipped-elements.ts"
import { signUp, verifyEmail } from "../support/drivers.ts"
import { chooseTicket, continueFromForm, expectState, fillCart, openShop } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Returns the contrast ratio of two colours of the page; null if one of them is not opaque. */
const contrastOf = (
  page: Page,
  where: "line below the cover" | "text of the header"
): Promise<number | null> =>
  page.evaluate((looked) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
    const [cover, header] = ["[data-cover]", "header"].map((name) => document.querySelector(name))
    if (canvas === null || !cover || !header) throw new Error("Nothing to look at.")
    const { color, backgroundColor } = getComputedStyle(header)
    const pair =
      looked === "text of the header"
        ? [color, backgroundColor]
        : [
            getComputedStyle(cover).borderBottomColor,
            getComputedStyle(document.documentElement).backgroundColor
          ]
    const luminance = (colour: string): number | null => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data
      const light = (shade: number) =>
        shade / 255 <= 0.04045 ? shade / 255 / 12.92 : ((shade / 255 + 0.055) / 1.055) ** 2.4
      return opacity < 255 ? null : 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }
    const [one, other] = pair.map((colour) => luminance(colour))
    if (typeof one !== "number" || typeof other !== "number") return null
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }, where)

const groundOfHeader = (page: Page): Promise<string> =>
  page
    .locator("header")
    .first()
    .evaluate((header) => getComputedStyle(header).backgroundColor)

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
        expect(await contrastOf(page, "line below the cover"), accent).toBeGreaterThanOrEqual(3)
        expect(await contrastOf(page, "text of the header"), accent).toBeGreaterThanOrEqual(4.5)
        expect(await groundOfHeader(page)).toMatch(/^oklch/)
      }
    })
  })
}

/** Returns red, green and blue of a point of the cover, in parts of its size. */
const pointOfCover = async (page: Page, x: number, y: number): Promise<ReadonlyArray<number>> => {
  const picture = (await page.locator("[data-cover]").screenshot()).toString("base64")
  return page.evaluate(
    async ([data, across, down]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const canvas = document.createElement("canvas").getContext("2d")
      canvas?.drawImage(image, -Math.round(image.width * across), -Math.round(image.height * down))
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    },
    [picture, x, y] as const
  )
}

test.describe("a drawn cover", () => {
  // Wide enough for the whole drawing.
  test.use({ viewport: { width: 1280, height: 800 }, bypassCSP: true })

  test("turns to evening on a dark screen: a moon in a dark sky", async ({ page }) => {
    await openShop(page)
    const [sun, sky] = [
      [880 / 1200, 0.2],
      [0.45, 0.06]
    ] as const
    const brightness = async ([x, y]: readonly [number, number]) =>
      Math.max(...(await pointOfCover(page, x, y)))
    expect(await brightness(sky)).toBeGreaterThan(200)
    await page.emulateMedia({ colorScheme: "dark" })
    await expect.poll(() => brightness(sky)).toBeLessThan(170)
    expect(Math.min(...(await pointOfCover(page, ...sun)))).toBeGreaterThan(190)
  })
})

test("headings and figures have a face of their own of at most 20 kB, from the second page on", async ({
  page
}) => {
  await openShop(page)
  const sizes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".woff"))
        .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize)
    )
  await expect.poll(sizes).toEqual([expect.any(Number)])
  expect((await sizes())[0]).toBeLessThanOrEqual(20_000)
  await page.reload()
  await expectState(page, "shopHome", "browsing")
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
    .toEqual(["loaded"])
  for (const name of ["h1", ".price__amount"])
    expect(
      await page
        .locator(name)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily)
    ).toMatch(/^Parkschein,/)
})

/** Counts the headings of the page that have moved to their place. */
const countMoves = (page: Page) =>
  page.addInitScript(() => {
    const animate = Element.prototype.animate
    const counted = window as unknown as { moves: number }
    counted.moves = 0
    Element.prototype.animate = function (...args) {
      if (this.matches("h1")) counted.moves += 1
      return animate.apply(this, args)
    }
  })

for (const motion of ["no-preference", "reduce"] as const) {
  test(`a row turns into the heading of its form once, unless motion is unwanted: ${motion}`, async ({
    page
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await countMoves(page)
    await openShop(page)
    await chooseTicket(page, "Tagesticket Wandern")
    const heading = page.getByRole("heading", { level: 1 })
    await expect(heading).toBeFocused()
    const moves = () => page.evaluate(() => (window as unknown as { moves: number }).moves)
    await expect.poll(moves).toBe(motion === "reduce" ? 0 : 1)
    await expect.poll(() => heading.evaluate((element) => element.getAnimations().length)).toBe(0)
  })
}

test("the cart reaches the edge, and the page below keeps its width @desktop", async ({ page }) => {
  await openShop(page)
  const width = () => page.locator("body").evaluate((body) => body.clientWidth)
  const before = await width()
  await page.getByRole("button", { name: /^Warenkorb/ }).click()
  const cart = page.getByRole("dialog", { name: "Warenkorb" })
  await expect
    .poll(() => cart.evaluate((panel) => window.innerWidth - panel.getBoundingClientRect().right))
    .toBe(0)
  // Without a scroll bar, there is no change that every element of the page would inherit.
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue("--scroll-bar"))).toBe("")
  // Tests hide scroll bars: as if one had been hidden by the cart.
  await page.evaluate(() => document.documentElement.style.setProperty("--scroll-bar", "15px"))
  expect(await width()).toBe(before - 15)
})

/** Returns the number of lines that a text takes. */
const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size
  })

test("the menu of a phone shows all of its texts, also at twice the size", async ({ page }) => {
  await openShop(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
  await page.getByRole("button", { name: "Menü öffnen" }).click()
  await expect(page.getByRole("button", { name: "Abmelden" })).toBeVisible()
  expect(await clippedElements(page)).toEqual([])
})

test("short texts take one line of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const driver = await signUp(page, "/wiesensee")
  expect(await linesOf(page.getByText("Link erneut senden"))).toBe(1)
  await verifyEmail(driver)
  await chooseTicket(page, "Wochenticket")
  await page.getByRole("button", { name: "Weiteres Kennzeichen hinzufügen" }).click()
  await continueFromForm(page)
  const problem = page.getByRole("alert").getByText("Kennzeichen 2:")
  expect(await linesOf(problem)).toBe(1)
})

test("the payment page shows shop and operator", async ({ page }) => {
  await fillCart(page)
  const cart = page.getByRole("dialog", { name: "Warenkorb" })
  await expect(cart.getByText("Parken am Wiesensee", { exact: true })).toBeVisible()
  await expect(cart.getByText("Gemeinde Wiesensee · Parkschein Deutschland")).toBeVisible()
  const logo = cart.locator("img").first()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test.describe("in a closed shop", () => {
  test.use({ expectedProblems: [/status of 403/] })

  test("buttons below each other on a phone have the same width, also with text of twice the size", async ({
    page
  }) => {
    await openShop(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto("/altmarkt")
    const buttons = page.locator("main .cluster > .button:not(.button--variant_quiet)")
    await expect(buttons).toHaveCount(3)
    for (const size of ["100%", "200%"]) {
      await page.evaluate((text) => document.documentElement.style.setProperty("font-size", text), size)
      const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(3)
      expect(new Set(boxes.map(({ width }) => width)).size).toBe(1)
    }
  })
})
