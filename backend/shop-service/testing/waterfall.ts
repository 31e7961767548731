/** Draws the spans of a trace as one picture: a line per span, in the order of their beginning. */

export interface DrawnSpan {
  readonly server: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
}

const [line, labelWidth, barsWidth] = [18, 520, 760]

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/** Returns an SVG of the spans. */
export const waterfall = (spans: ReadonlyArray<DrawnSpan>): string => {
  const milliseconds = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1000n) / 1000
  const sorted = spans
    .map((span) => ({
      ...span,
      from: milliseconds(span.startTimeUnixNano),
      to: milliseconds(span.endTimeUnixNano)
    }))
    .toSorted((one, other) => one.from - other.from)
  const begun = Math.min(...sorted.map(({ from }) => from))
  const scale = barsWidth / Math.max(1, ...sorted.map(({ to }) => to - begun))
  const servers = [...new Set(sorted.map(({ server }) => server))]
  const rows = sorted.map(({ server, name, from, to }, row) => {
    const colour = ["#1f6f9f", "#b4541a", "#3d7a35", "#7a3d74"][servers.indexOf(server) % 4]
    const label = `${escaped(server)}: ${escaped(name)}, ${(to - from).toFixed(1)} ms`
    return `<text x="4" y="${row * line + 13}">${label}</text><rect x="${(labelWidth + (from - begun) * scale).toFixed(1)}" y="${row * line + 3}" width="${Math.max(1, (to - from) * scale).toFixed(1)}" height="${line - 6}" fill="${colour}"/>`
  })
  const size = `${labelWidth + barsWidth + 8} ${sorted.length * line + 4}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" font-family="sans-serif" font-size="11">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...rows,
    "</svg>"
  ].join("\n")
}
