/** Country of a plate: a button with its name, and a list. */
import type { Locator, Page } from "@playwright/test"

/** Returns the name of a country in the language of the page, as in browsers. */
export const countryIn = ({ locale }: { readonly locale: string }, code: string): string =>
  new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code

/** Returns the name of the chosen country: only its sign is seen in the band of the plate. */
export const chosenCountry = async (button: Locator): Promise<string> =>
  (await button.getAttribute("aria-label"))?.split(": ").at(-1) ?? ""

/** Types the name and presses Enter. `exists` waits for an element, also with a stopped clock. */
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
