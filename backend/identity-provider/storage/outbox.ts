/** The mails the provider would send: kept in the database, read at /outbox. */
import type { Locale } from "../locale.ts"
import type { Database } from "./database.ts"

export type MailKind = "verify-email" | "reset-password"

export interface Mail {
  readonly kind: MailKind
  readonly recipient: string
  readonly locale: Locale
  readonly subject: string
  readonly body: string
  /** The one link of the mail. */
  readonly link: string
}

export interface SentMail extends Mail {
  readonly id: number
  readonly sentAt: Date
}

type MailRow = SentMail & { readonly [column: string]: unknown }

export interface Outbox {
  send(mail: Mail): Promise<void>
  /** The newest first; of one recipient, or of all. */
  list(recipient?: string): Promise<ReadonlyArray<SentMail>>
}

const shownAtMost = 200

export const makeOutbox = (database: Database): Outbox => ({
  send: async (mail) => {
    await database.rows(
      "insert into identity.mail (kind, recipient, locale, subject, body, link) values ($1, $2, $3, $4, $5, $6)",
      [mail.kind, mail.recipient, mail.locale, mail.subject, mail.body, mail.link]
    )
  },
  list: (recipient) =>
    database.rows<MailRow>(
      `select id::int as id, kind, recipient, locale, subject, body, link, sent_at as "sentAt" from identity.mail
       where $1::text is null or lower(recipient) = lower($1) order by id desc limit ${shownAtMost}`,
      [recipient ?? null]
    )
})
