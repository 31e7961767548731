/** Renders flowkit's own pages as HTML: headings can be linked to, links lead to pages of the site. */
import { Marked, Renderer } from "marked"

/** Returns the address of a link in the site; throws if there is no such page. */
export type AddressOf = (target: string) => string

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .trim()
    .replaceAll(" ", "-")

export const htmlOf = (markdown: string, addressOf: AddressOf): string =>
  new Marked({
    async: false,
    walkTokens: (token) => {
      if (token.type === "link") token.href = addressOf(token.href)
    },
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      // The name of a file follows the language.
      code(code) {
        const [lang = "", file] = (code.lang ?? "").split(" ")
        const block = new Renderer().code({ ...code, lang })
        return file === undefined ? block : `<p class="file"><code>${file}</code></p>\n${block}`
      }
    }
  }).parse(markdown) as string
