/** Mails of the demo world, from the provider and other servers: stored in the database, shown at /outbox. */
import type { Locale } from "../locale.ts"
import type { Database } from "./database.ts"

/** `received`: from another server, by SMTP. */
export type MailKind = "verify-email" | "account-exists" | "reset-password" | "received"

export interface Mail {
  readonly kind: MailKind
  readonly recipient: string
  readonly locale: Locale
  readonly subject: string
  readonly body: string
  /** The link of a mail of the provider; null for others, whose links are in the body. */
  readonly link: string | null
  /** Null for a mail that has only text. */
  readonly html: string | null
}

/** An attachment, without its content. */
export interface Attachment {
  /** Index within the mail, from 0. */
  readonly position: number
  readonly name: string
  readonly mediaType: string
  /** In bytes. */
  readonly size: number
}

export interface AttachedFile extends Pick<Attachment, "name" | "mediaType"> {
  readonly bytes: Buffer
}

/** The HTML is fetched apart: a list of it would be megabytes. */
export interface SentMail extends Omit<Mail, "html"> {
  readonly id: number
  readonly hasHtml: boolean
  readonly sentAt: Date
  readonly attachments: ReadonlyArray<Attachment>
}

const shownAtMost = 200

export type Outbox = ReturnType<typeof makeOutbox>

export const makeOutbox = (database: Database) => ({
  send: async (mail: Mail, files: ReadonlyArray<AttachedFile> = []): Promise<void> => {
    // One statement, so that no mail is visible without its files. Bytes are sent as text in JSON.
    const attached = JSON.stringify(files.map((file) => ({ ...file, bytes: file.bytes.toString("base64") })))
    await database.rows`
      with sent as (
        insert into identity.mail (kind, recipient, locale, subject, body, link, html)
        values (${mail.kind}, ${mail.recipient}, ${mail.locale}, ${mail.subject}, ${mail.body}, ${mail.link}, ${mail.html})
        returning id)
      insert into identity.mail_attachment (mail_id, position, name, media_type, bytes)
      select sent.id, file.position - 1, file.value ->> 'name', file.value ->> 'mediaType',
        decode(file.value ->> 'bytes', 'base64')
      from sent, jsonb_array_elements(${attached}::text::jsonb) with ordinality file (value, position)`
  },
  /** Returns the newest mails first; of one recipient, or of all. */
  list: (recipient: string | null = null) =>
    database.rows<SentMail>`
      select id::int as id, kind, recipient, locale, subject, body, link, sent_at, html is not null as has_html,
        coalesce((select jsonb_agg(jsonb_build_object('position', position, 'name', name, 'mediaType', media_type,
            'size', length(bytes)) order by position)
          from identity.mail_attachment where mail_id = mail.id), '[]'::jsonb) as attachments
      from identity.mail
      where ${recipient}::text is null or lower(recipient) = lower(${recipient}::text)
      order by id desc limit ${shownAtMost}`,
  /** Returns the HTML of a mail; undefined if it has none. */
  html: async (mailId: number): Promise<string | undefined> => {
    const row = await database.first<{ html: string | null }>`
      select html from identity.mail where id = ${mailId}`
    return row?.html ?? undefined
  },
  file: async (mailId: number, position: number): Promise<AttachedFile | undefined> => {
    const row = await database.first<{ name: string; mediaType: string; bytes: string }>`
      select name, media_type, encode(bytes, 'base64') as bytes from identity.mail_attachment
      where mail_id = ${mailId} and position = ${position}`
    return row && { ...row, bytes: Buffer.from(row.bytes, "base64") }
  }
})
