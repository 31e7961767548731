import { inflateSync } from "node:zlib"

/** Returns the text of the pages by line: core fonts have bytes of Windows-1252, in hexadecimal. */
export const textLinesOf = (pdf: Buffer): ReadonlyArray<string> => {
  const decoder = new TextDecoder("windows-1252")
  const lines: string[] = []
  const source = pdf.toString("latin1")
  for (const { index } of source.matchAll(/stream\r?\n/g)) {
    if (source.slice(index - 3, index) === "end") continue
    const from = source.indexOf("\n", index) + 1
    const stream = pdf.subarray(from, source.indexOf("endstream", from))
    const page = inflateSync(stream).toString("latin1")
    for (const [, shown = ""] of page.matchAll(/\[(.*?)\] TJ/g)) {
      const bytes = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => Buffer.from(hex, "hex"))
      lines.push(decoder.decode(Buffer.concat(bytes)).replaceAll("\u00a0", " "))
    }
  }
  return lines
}
