/**
 * Renders the Markdown of flowkit's own pages as HTML: headings, paragraphs, nested lists, tables, code, links,
 * pictures and `<details>`. Everything else appears as it is written.
 */

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** Returns the address of a link in the site; throws if there is no such page. */
export type AddressOf = (target: string) => string

const inline = (text: string, addressOf: AddressOf): string => {
  const codes: Array<string> = []
  const html = escaped(text.replaceAll(/`([^`]+)`/g, (_, code: string) => `¤${codes.push(code) - 1}¤`))
    .replaceAll(
      /!\[([^\]]*)\]\(([^)]+)\)/g,
      (_, label: string, to: string) => `<img src="${to}" alt="${label}">`
    )
    .replaceAll(
      /\[((?:[^[\]]|<[^>]*>)*)\]\(([^)\s]+)\)/g,
      (_, label: string, to: string) => `<a href="${addressOf(to)}">${label}</a>`
    )
    .replaceAll(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/\*([^*\s][^*]*)\*/g, "<em>$1</em>")
    .replaceAll("&lt;br&gt;", "<br>")
  return html.replaceAll(
    /¤(\d+)¤/g,
    (_, index: string) => `<code>${escaped(codes[Number(index)] ?? "")}</code>`
  )
}

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .trim()
    .replaceAll(" ", "-")

const cellsOf = (row: string): ReadonlyArray<string> =>
  row
    .replace(/^\||\|\s*$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"))

const tableOf = ([head = "", , ...rows]: ReadonlyArray<string>, addressOf: AddressOf): string => {
  const row = (tag: "th" | "td", line: string): string =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${tag}>${inline(cell, addressOf)}</${tag}>`)
      .join("")}</tr>`
  return `<div class="table"><table>${row("th", head)}${rows.map((line) => row("td", line)).join("")}</table></div>`
}

const itemStart = /^(-|\d+\.) /

const listOf = (lines: ReadonlyArray<string>, addressOf: AddressOf): string => {
  const items: Array<Array<string>> = []
  for (const line of lines) {
    const [marker = ""] = itemStart.exec(line) ?? []
    if (marker !== "") items.push([line.slice(marker.length)])
    else items.at(-1)?.push(line.replace(/^ {2,3}/, ""))
  }
  const tag = /^\d/.test(lines[0] ?? "") ? "ol" : "ul"
  const html = items.map((item) => {
    const body = htmlOf(item.join("\n"), addressOf)
    // A short item is no paragraph.
    return `<li>${body.replace(/^<p>([\s\S]*?)<\/p>/, "$1")}</li>`
  })
  return `<${tag}>${html.join("")}</${tag}>`
}

interface Block {
  readonly begins: RegExp
  /** Returns true for a line that belongs to the block that the lines have begun. */
  readonly goesOn: (line: string, before: ReadonlyArray<string>) => boolean
  readonly html: (lines: ReadonlyArray<string>, addressOf: AddressOf) => string
}

const fence = /^```(\S*) ?(.*)$/

const blocks: ReadonlyArray<Block> = [
  {
    begins: fence,
    goesOn: (_, before) => before.length < 2 || before.at(-1) !== "```",
    html: ([first = "", ...code]) => {
      const [, , file = ""] = fence.exec(first) ?? []
      const caption = file === "" ? "" : `<p class="file"><code>${escaped(file)}</code></p>`
      return `${caption}<pre><code>${escaped(code.slice(0, -1).join("\n"))}</code></pre>`
    }
  },
  {
    begins: /^#{1,4} /,
    goesOn: () => false,
    html: ([line = ""], addressOf) => {
      const [, signs = "#", text = ""] = /^(#+) (.*)$/.exec(line) ?? []
      const level = signs.length
      return `<h${level} id="${slugOf(text)}">${inline(text, addressOf)}</h${level}>`
    }
  },
  { begins: /^\|/, goesOn: (line) => line.startsWith("|"), html: tableOf },
  { begins: itemStart, goesOn: (line) => itemStart.test(line) || /^ {2,}\S/.test(line), html: listOf },
  { begins: /^<\/?(details|summary)\b.*>$/, goesOn: () => false, html: ([line = ""]) => line },
  {
    begins: /\S/,
    goesOn: (line) => line !== "" && !blocks.slice(0, -1).some(({ begins }) => begins.test(line)),
    html: (lines, addressOf) => `<p>${inline(lines.join("\n"), addressOf)}</p>`
  }
]

export const htmlOf = (markdown: string, addressOf: AddressOf): string => {
  const lines = markdown.replaceAll(/^<!--[\s\S]*?-->\n?/gm, "").split("\n")
  const html: Array<string> = []
  while (lines.length > 0) {
    const block = blocks.find(({ begins }) => begins.test(lines[0] ?? ""))
    const own = [lines.shift() ?? ""]
    if (block === undefined) continue
    while (lines.length > 0 && block.goesOn(lines[0] ?? "", own)) own.push(lines.shift() ?? "")
    html.push(block.html(own, addressOf))
  }
  return html.join("\n")
}
