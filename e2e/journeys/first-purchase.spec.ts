// Tests of the effort of a new driver from the code on the sign to the payment page, on a small phone.
import { origins } from "../../backend/configuration.ts"
import { areaId } from "../../backend/demo-world/shops.ts"
import { say } from "../bench/figures.ts"
import { makePointer } from "../first-use/pointer.ts"
import { textsIn } from "../paths/support/texts.ts"
import { unknownDriver, verifyEmail } from "../support/drivers.ts"
import { freshPlate } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Codes on signs; only German law wants the request to begin before the period of withdrawal ends. */
const signs = {
  wiesensee: { code: `/wiesensee?area=${areaId("wiesensee", 1)}`, request: 1, plate: freshPlate },
  seewil: {
    code: `/seewil?area=${areaId("seewil", 0)}`,
    request: 0,
    plate: () => `ZH${100_000 + Math.floor(Math.random() * 900_000)}`
  }
} as const

for (const locale of ["de-DE", "en-GB"] as const) {
  for (const [shop, { code, request, plate }] of Object.entries(signs)) {
    test.describe(locale, () => {
      test.use({ locale })
      test(`who has never been here needs at most 6 taps, one more for the express request, 3 fields, 7 screens and no scroll: ${shop} @extended`, {
        tag: "@fresh-claims"
      }, async ({ page }) => {
        const t = textsIn(locale)
        const { effort, see, tap, type } = makePointer(page)
        const driver = unknownDriver()
        await page.goto(code)
        await tap("buy a ticket", page.locator("main button").first())
        await type("e-mail", page.locator("input[name=email]"), driver.email)
        await type("password", page.locator("input[name=password]"), driver.password)
        await tap("create the account", page.locator("form button[type=submit]"))
        await see(
          "the mailbox page",
          page.locator('[data-machine="access"][data-state^="emailUnverified"] h1')
        )
        await verifyEmail(driver)
        // The page continues by itself.
        const offers = page.locator('[data-machine="shopHome"] article')
        await tap("the ticket", offers.getByRole("button", { name: t("home.selectTicket") }).first())
        await type("the plate", page.locator("#plate-0"), plate())
        await tap("go on", page.locator("button[type=submit][form]"))
        await tap("the terms", page.locator("#acceptance"))
        if (request === 1) await tap("the express request", page.locator("#express-request"))
        await tap("order", page.getByRole("button", { name: t("checkout.order"), exact: true }))
        await page.waitForURL((url) => url.origin === origins.payment)
        await see("the payment page", page.locator("h1"))
        const { taps, fields, screens, scrolls, doubts } = effort()
        say(`${shop}, ${locale}: ${taps} taps, ${fields} fields, ${screens} screens, ${scrolls} scrolls`)
        expect(fields).toBe(3)
        expect(taps).toBeLessThanOrEqual(6 + request)
        expect(screens).toBeLessThanOrEqual(7)
        expect(scrolls, doubts.join(", ")).toBe(0)
      })
    })
  }
}
