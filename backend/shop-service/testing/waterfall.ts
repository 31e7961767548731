/** Draws what overlaps in time, such as requests or the spans of a trace: a line each, in order of beginning. */

/** In milliseconds. */
export interface Bar {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly colour?: string
}

const width = 900
const row = 18

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Returns an SVG. `marks` are moments, drawn across all rows. */
export const waterfall = (
  title: string,
  bars: ReadonlyArray<Bar>,
  marks: ReadonlyArray<Bar> = []
): string => {
  const sorted = bars.toSorted((one, other) => one.from - other.from)
  const names = 10 + 6 * Math.max(...bars.map(({ name }) => name.length))
  const end = Math.max(...[...bars, ...marks].map(({ to }) => to))
  const x = (at: number): number => Math.round(names + (at / end) * (width - 60))
  const height = (bars.length + 3) * row
  const lines = sorted.map(({ name, from, to, colour = "#2b4acb" }, index) => {
    const y = (index + 2) * row
    return `<text x="4" y="${y + 12}">${escaped(name)}</text><rect x="${x(from)}" y="${y + 3}" width="${Math.max(2, x(to) - x(from))}" height="11" fill="${colour}"/>`
  })
  const moments = marks.map(
    ({ name, to }, index) =>
      `<path d="M${x(to)} ${row * 1.6}V${height}" stroke="#b3261e"/><text x="${x(to) + 3}" y="${row * 1.6 + (index % 2) * 12}" fill="#b3261e">${escaped(name)} ${Math.round(to)} ms</text>`
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${names + width} ${height}" font-family="sans-serif" font-size="11"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/><text x="4" y="14" font-weight="bold">${escaped(title)}</text>
${[...lines, ...moments].join("\n")}
</svg>
`
}
