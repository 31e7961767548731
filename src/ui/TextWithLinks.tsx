// Sentence of the catalogue with links: `I accept the <terms>terms</terms>.` Each opens a new tab, so that no
// input is lost. Replaces react-i18next's Trans, which adds 4 kB to the first page.

/** Splits a text at tags of the form `<name>…</name>`; other tags stay text. */
export const linkedParts = (
  text: string,
  names: ReadonlyArray<string>
): ReadonlyArray<{ readonly text: string; readonly name: string | null }> => {
  const tag = new RegExp(`<(${names.join("|")})>(.*?)</\\1>`, "g")
  const parts: { text: string; name: string | null }[] = []
  let end = 0
  for (const match of text.matchAll(tag)) {
    parts.push({ text: text.slice(end, match.index), name: null })
    parts.push({ text: match[2] ?? "", name: match[1] ?? null })
    end = match.index + match[0].length
  }
  parts.push({ text: text.slice(end), name: null })
  return parts.filter((part) => part.text !== "")
}

interface TextWithLinksProps {
  readonly text: string
  /** Address by tag name. */
  readonly links: Readonly<Record<string, string>>
}

export const TextWithLinks = ({ text, links }: TextWithLinksProps) => (
  <>
    {linkedParts(text, Object.keys(links)).map((part, index) =>
      part.name === null ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
        <span key={index}>{part.text}</span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <a key={index} href={links[part.name]} target="_blank" rel="noreferrer">
          {part.text}
        </a>
      )
    )}
  </>
)
