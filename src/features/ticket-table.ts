/** The driver's tickets as a table for a spreadsheet: CSV as RFC 4180 wants it, which opens in any of them. */

/** Cells that a spreadsheet would take for a formula are texts. https://owasp.org/www-community/attacks/CSV_Injection */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string): string => `"${asText(cell).replaceAll('"', '""')}"`

/** Where decimals have a comma, spreadsheets part columns by a semicolon. */
const separatorIn = (locale: string): string =>
  new Intl.NumberFormat(locale).format(0.5).includes(",") ? ";" : ","

/** With a mark at its beginning by which spreadsheets know that letters with accents are no two letters. */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<string>>, locale: string): string =>
  `\ufeff${rows.map((row) => `${row.map(quoted).join(separatorIn(locale))}\r\n`).join("")}`
