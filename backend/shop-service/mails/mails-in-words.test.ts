/** Snapshot of every mail in every language, in snapshots, for reviewing texts. `vitest -u` updates it. */
import { join } from "node:path"
import { expect, it } from "vitest"
import { plainText } from "../../mail-layout/blocks.ts"
import { textLinesOf } from "../testing/pdf-text.ts"
import { type NamedMail, writtenMails } from "../testing/written-mails.ts"

/** Returns a file's text as its reader sees it; long lines of a calendar are folded. */
const linesOf = (mediaType: string, content: string | Buffer): ReadonlyArray<string> => {
  if (mediaType === "application/pdf") return textLinesOf(Buffer.from(content))
  return mediaType.startsWith("text/calendar")
    ? `${content}`.replaceAll("\r\n ", "").trimEnd().split("\r\n")
    : []
}

const inWords = ({ name, mail }: NamedMail): string =>
  [
    `## ${name} (${mail.language})`,
    `Subject: ${mail.subject}`,
    `Preheader: ${mail.preheader}`,
    `Title: ${mail.title}`,
    "",
    plainText([...mail.blocks, ...mail.smallPrint]).trimEnd(),
    "",
    ...mail.attachments.flatMap(({ name, mediaType, content }) => [
      `Attached: ${name}, ${mediaType}`,
      ...linesOf(mediaType, content).map((line) => `  ${line}`)
    ]),
    ""
  ].join("\n")

it.each(["de", "en", "fr", "it"])("matches the agreed texts in %s", async (locale) => {
  const mails = (await writtenMails(locale)).map(inWords)
  await expect(mails.join("\n")).toMatchFileSnapshot(join(import.meta.dirname, `snapshots/${locale}.txt`))
})
