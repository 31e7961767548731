/** Styles that a page has for as long as it is looked at, without a change of any element of it. */
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

/** What lies outside of the window and is not drawn (`content-visibility: auto`) keeps the looks it was last drawn in. */
const drawAll = "* { content-visibility: visible !important }"

/** While it is looked at, all of the page is drawn, with these styles besides. */
export const lookWith = async <Found>(
  page: Page,
  styles: string,
  look: () => Promise<Found>
): Promise<Found> => {
  await put(page, `${drawAll} ${styles}`)
  const found = await look()
  await put(page, "")
  return found
}
