/** Style of a hosted page within the page: a file of its own would take one more round trip before anything is shown. */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Html } from "./html.ts"

export interface InlineStyle {
  readonly element: Html
  /** Allows this style and no other in `style-src` of a content security policy. */
  readonly source: string
}

/** Returns the element for a style sheet, which must not contain `</style`. */
export const inlineStyle = (sheet: string): InlineStyle => ({
  element: { markup: `<style>${sheet}</style>` },
  source: `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`
})

/** Returns the style of pages with this sheet, on top of the common one. */
export const pageStyle = (sheet: string): InlineStyle =>
  inlineStyle(
    [join(import.meta.dirname, "base.css"), sheet].map((file) => readFileSync(file, "utf8")).join("")
  )
