/**
 * Ten tasks of a new driver, in four languages on a small phone, in the order of the first days. Prints the
 * table of docs/first-use.md.
 */
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { areaId } from "../../backend/demo-world/shops.ts"
import { say } from "../bench/figures.ts"
import { locales, type Texts, textsIn } from "../paths/support/texts.ts"
import { unknownDriver, verifyEmail } from "../support/drivers.ts"
import { test } from "../support/test.ts"
import { type Effort, makePointer, type Pointer } from "./pointer.ts"

// Only uncaught errors are faults here: everything else is visible to the driver.
test.use({ expectedProblems: [/^console error:/] })

const shop = "seewil"
/** Address on the sign of zone A. */
const onTheSign = `/${shop}?area=${areaId(shop, 0)}`

interface Visit {
  readonly page: Page
  readonly pointer: Pointer
  readonly t: Texts
}

const button = ({ page, t }: Visit, key: string) => page.getByRole("button", { name: t(key), exact: true })
const link = ({ page, t }: Visit, key: string) => page.getByRole("link", { name: t(key), exact: true })
const plateField = ({ page }: Visit) => page.locator("#plate-0")
const freshPlate = () => `ZH${100_000 + Math.floor(Math.random() * 900_000)}`

/** Buys, from the form of a ticket to its payment. */
const buyFrom = async (visit: Visit, plate: string | null): Promise<void> => {
  const { page, pointer } = visit
  if (plate !== null) await pointer.type("the plate", plateField(visit), plate)
  await pointer.tap("into the cart", button(visit, "common.continue"))
  await pointer.tap("the terms", page.locator("#acceptance"))
  await pointer.tap("order", button(visit, "checkout.order"))
  await pointer.tap("pay", page.locator("button[value=pay]"))
  await pointer.see("the proof", page.locator('[data-machine="paymentReturn"][data-state^="paid"]'))
}

const chooseFirst = async ({ page, pointer, t }: Visit): Promise<void> =>
  pointer.tap(
    "the ticket",
    page
      .locator('[data-machine="shopHome"] article')
      .first()
      .getByRole("button", { name: t("home.selectTicket") })
  )

const tasks: ReadonlyArray<readonly [string, (visit: Visit) => Promise<void>]> = [
  [
    "Get in from the code on the sign",
    async ({ page, pointer }) => {
      const credentials = unknownDriver()
      await page.goto(onTheSign)
      await pointer.tap("buy a ticket", page.locator("main button").first())
      await pointer.type("e-mail", page.locator("input[name=email]"), credentials.email)
      await pointer.type("password", page.locator("input[name=password]"), credentials.password)
      await pointer.tap("create the account", page.locator("form button[type=submit]"))
      await page.locator('[data-machine="access"][data-state="emailUnverified.idle"]').waitFor()
      await verifyEmail(credentials)
      await pointer.see("the tickets", page.locator('[data-machine="shopHome"] article'))
    }
  ],
  [
    "See what a day here costs",
    async ({ page, pointer }) =>
      pointer.see("the price", page.locator('[data-machine="shopHome"] article').first().getByText(/CHF/))
  ],
  [
    "Buy it for today",
    async (visit) => {
      await chooseFirst(visit)
      await buyFrom(visit, freshPlate())
    }
  ],
  [
    "Show it to a warden later",
    async (visit) => {
      await visit.page.goto(`/${shop}`)
      await visit.pointer.tap("show proof", link(visit, "again.proof"))
      await visit.pointer.see("the proof", visit.page.locator('[data-state^="paid"]'))
    }
  ],
  [
    "Save the receipt",
    async (visit) => {
      const saved = visit.page.waitForEvent("download")
      await visit.pointer.tap("receipt", button(visit, "payment.receipt.save"))
      await saved
    }
  ],
  [
    "Buy for another car as well",
    async (visit) => {
      await visit.page.goto(`/${shop}`)
      await chooseFirst(visit)
      await buyFrom(visit, freshPlate())
    }
  ],
  [
    "Ask about a plate that is not taken",
    async (visit) => {
      const { page, pointer } = visit
      await page.goto(`/${shop}`)
      await chooseFirst(visit)
      await pointer.type("the plate", plateField(visit), "QQ 12")
      await pointer.tap("check the price", button(visit, "common.continue"))
      await pointer.tap("my plate is right", link(visit, "plate.isRight"))
      await pointer.see("the letter", page.getByRole("dialog").getByRole("textbox"))
    }
  ],
  [
    "Ask about a code that does not work",
    async (visit) => {
      const { page, pointer, t } = visit
      await page.goto(`/${shop}/verify`)
      await pointer.type("the code", page.getByRole("textbox", { name: t("verify.code") }), "NICHT-MEINER")
      await pointer.tap("verify", button(visit, "verify.submit"))
      await pointer.tap("ask us", link(visit, "report.ask"))
      await pointer.see("the letter", page.getByRole("dialog").getByRole("textbox"))
    }
  ],
  [
    "Find out when the car park is open",
    async (visit) => {
      const { page, pointer, t } = visit
      await page.goto(`/${shop}`)
      await pointer.tap("contact", link(visit, "layout.footer.contact"))
      await pointer.see("the hours", page.getByText(t("contact.areaHours.title")))
    }
  ],
  [
    "Leave nothing behind on this phone",
    async (visit) => {
      const { page, pointer } = visit
      await page.goto(`/${shop}`)
      await pointer.tap("cookies", link(visit, "layout.footer.cookies"))
      await pointer.tap("delete all", button(visit, "consent.forget.ask"))
      await pointer.tap("yes, delete", button(visit, "consent.forget.confirm"))
      await page.waitForURL((url) => url.origin !== origins.app || !url.pathname.startsWith(`/${shop}`))
    }
  ]
]

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

const inWords = ({ taps, fields, screens, waited, doubts }: Effort): ReadonlyArray<string> => [
  String(taps),
  String(fields),
  String(screens),
  `${(waited / 1000).toFixed(1)} s`,
  doubts.length === 0 ? "–" : doubts.join("; ")
]

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale })
    test("ten tasks", async ({ page }) => {
      const t = textsIn(locale)
      say(`\n${locale}\n\n${row(["task", "taps", "fields", "screens", "waiting", "doubts"])}`)
      say(row(["---", "---:", "---:", "---:", "---:", "---"]))
      for (const [task, perform] of tasks) {
        const pointer = makePointer(page)
        await perform({ page, pointer, t })
        say(row([task, ...inWords(pointer.effort())]))
      }
    })
  })
}
