/** The country of a plate: a button that says it, and a list to choose from. */
import type { Locator, Page } from "@playwright/test"

/** The name of a country in the language of the page, as browsers know it. */
export const countryIn = ({ locale }: { readonly locale: string }, code: string): string =>
  new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code

/** By its beginning and Enter, as whoever has a keyboard does. `exists` waits, also where the clock of the page stands still. */
export const chooseCountry = async (
  page: Page,
  button: Locator,
  name: string,
  exists: (element: Locator) => Promise<unknown> = (element) => element.waitFor()
): Promise<void> => {
  await button.click()
  await exists(page.getByRole("listbox"))
  await page.locator("[role=combobox][aria-haspopup=listbox]").pressSequentially(name)
  await exists(page.getByRole("option", { name, exact: true }).and(page.locator("[data-focused]")))
  await page.keyboard.press("Enter")
}
