// Tests of shared devices: a logout leaves no data behind, in any tab.
import { origins } from "../../backend/configuration.ts"
import { expectState, fillCart, logOut } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

// A browser that opens a bare file requests /favicon.ico.
test.use({ expectedProblems: [/favicon\.ico/] })

test("a logout in one tab ends the session in all tabs and clears personal data [R-06]", async ({
  page,
  context
}) => {
  await fillCart(page)

  const elsewhere = await context.newPage()
  await elsewhere.goto("/wiesensee/account")
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Mein Profil" })).toBeVisible()
  await elsewhere.goto(`${origins.app}/version.json`)

  const other = await context.newPage()
  await other.goto("/wiesensee")
  await expectState(other, "shopHome", "browsing")
  await logOut(other)
  await expect(other.getByRole("heading", { level: 1, name: "Sie sind abgemeldet" })).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: "Sie sind abgemeldet" })).toBeVisible()

  // A tab whose page has missed the message about it.
  await elsewhere.goBack()
  await elsewhere.waitForURL((url) => url.origin === origins.identity && url.pathname === "/u/login")

  for (const tab of [page, other, elsewhere]) {
    await tab.goto(`${origins.app}/version.json`)
    const kept = await tab.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
    expect(kept.filter((key) => key.startsWith("parkschein.personal/") || key.startsWith("@@auth0"))).toEqual(
      []
    )
  }
})
