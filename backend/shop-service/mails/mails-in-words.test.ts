/** Snapshot of every mail in every language, in snapshots, for reviewing texts. `vitest -u` updates it. */
import { join } from "node:path"
import { expect, it } from "vitest"
import { plainText } from "../../mail-layout/blocks.ts"
import { textLinesOf } from "../testing/pdf-text.ts"
import { type NamedMail, writtenMails } from "../testing/written-mails.ts"

/** Returns a calendar's lines without their folding; its time zone and each alarm are one line. */
const calendarLines = (text: string): ReadonlyArray<string> =>
  text
    .replaceAll("\r\n ", "")
    .replaceAll(/BEGIN:(VTIMEZONE|VALARM).*?END:\1/gs, (part) => part.replaceAll("\r\n", " "))
    .trimEnd()
    .split("\r\n")

/** Returns a file's text as its reader sees it. */
const linesOf = (mediaType: string, content: string | Buffer): ReadonlyArray<string> => {
  if (mediaType === "application/pdf") return textLinesOf(Buffer.from(content))
  return mediaType.startsWith("text/calendar") ? calendarLines(`${content}`) : []
}

/** Returns the paragraphs of a mail, and each attachment as one. */
const paragraphsOf = ({ blocks, smallPrint, attachments }: NamedMail["mail"]): ReadonlyArray<string> => [
  ...plainText([...blocks, ...smallPrint])
    .trimEnd()
    .split(/\n{2,}/),
  ...attachments.map(({ name, mediaType, content }) =>
    [`Attached: ${name}, ${mediaType}`, ...linesOf(mediaType, content).map((line) => `  ${line}`)].join("\n")
  )
]

/** Returns the mails as text. A paragraph of an earlier mail is named by that mail and its first line. */
const inWords = (mails: ReadonlyArray<NamedMail>): string => {
  const written = new Map<string, string>()
  return mails
    .map(({ name, mail }) => {
      const headers = [`Subject: ${mail.subject}`, `Preheader: ${mail.preheader}`, `Title: ${mail.title}`]
      const paragraphs = paragraphsOf(mail).map((paragraph) => {
        const earlier = written.get(paragraph)
        if (earlier !== undefined) return `(as in ${earlier}) ${paragraph.split("\n", 1)}`
        written.set(paragraph, name)
        return `\n${paragraph}\n`
      })
      return [`## ${name} (${mail.language})`, ...headers, ...paragraphs, ""].join("\n")
    })
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
}

it.each(["de", "en", "fr", "it"])("matches the agreed texts in %s", async (locale) => {
  const file = join(import.meta.dirname, `snapshots/${locale}.txt`)
  await expect(inWords(await writtenMails(locale))).toMatchFileSnapshot(file)
})
