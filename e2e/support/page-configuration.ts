/** Changes the configuration of pages, as of another installation. */
import type { Page } from "@playwright/test"

/** Sets these values in the configuration of every page, also after redirects. */
export const configurePages = async (
  page: Page,
  values: Readonly<Record<string, unknown>>
): Promise<void> => {
  await page.addInitScript((changed) => {
    const read = Element.prototype.getAttribute
    Element.prototype.getAttribute = function (name) {
      const value = read.call(this, name)
      return read.call(this, "name") === "parkschein-configuration" && name === "content" && value !== null
        ? JSON.stringify({ ...(JSON.parse(value) as object), ...changed })
        : value
    }
  }, values)
}
