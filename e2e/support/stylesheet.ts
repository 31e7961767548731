/** Applies styles to a page during an inspection, without changing any of its elements. */
import type { Page } from "@playwright/test"

const put = (page: Page, styles: string): Promise<void> =>
  page.evaluate((text) => {
    const name = "sheetToLookWith"
    const kept = globalThis as unknown as Record<string, CSSStyleSheet | undefined>
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== kept[name])
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    kept[name] = sheet
    document.adoptedStyleSheets = [...others, sheet]
  }, styles)

/** Skipped content outside of the window (`content-visibility: auto`) would keep its previous styles. */
const drawAll = "* { content-visibility: visible !important }"

/** Inspects the page with these styles, and with all content drawn. */
export const withStylesheet = async <Found>(
  page: Page,
  styles: string,
  look: () => Promise<Found>
): Promise<Found> => {
  await put(page, `${drawAll} ${styles}`)
  const found = await look()
  await put(page, "")
  return found
}
