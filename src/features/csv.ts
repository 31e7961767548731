/** Builds the table of tickets for a spreadsheet: CSV by RFC 4180. */

/** Escapes cells that look like formulas. https://owasp.org/www-community/attacks/CSV_Injection */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string): string => `"${asText(cell).replaceAll('"', '""')}"`

/** Spreadsheets split columns at a semicolon where the locale has a decimal comma. */
const separatorIn = (locale: string): string =>
  new Intl.NumberFormat(locale).format(0.5).includes(",") ? ";" : ","

/** Starts with a byte order mark, by which spreadsheets detect UTF-8. */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<string>>, locale: string): string =>
  `\ufeff${rows.map((row) => `${row.map(quoted).join(separatorIn(locale))}\r\n`).join("")}`
