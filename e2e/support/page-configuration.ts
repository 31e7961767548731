/** Tells pages of another installation than the one that serves them. */
import type { Page } from "@playwright/test"

/** Every page, also one that a redirect has led to, finds these values in its configuration. */
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
