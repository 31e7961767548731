/** Sends mails to the operator's mail server, by SMTP. */
import { Context, Effect, Layer, Redacted } from "effect"
import { createTransport } from "nodemailer"
import { plainText } from "../../mail-layout/blocks.ts"
import { type MailContent, mailHtml } from "../../mail-layout/mail-html.ts"
import type { MailFailure } from "../rules/mail-attempt.ts"
import type { MailSettings } from "../settings.ts"

export interface Attachment {
  readonly name: string
  readonly mediaType: string
  readonly content: string | Buffer
}

export interface WrittenMail extends MailContent {
  readonly subject: string
  readonly attachments: ReadonlyArray<Attachment>
}

export interface Dispatch {
  /** The same for each attempt: duplicates can be told from two mails. */
  readonly id: string
  readonly recipient: string
  readonly mail: WrittenMail
}

/** Timeouts per step, in milliseconds; an attempt ends long before the lease on its mail. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

export class MailServer extends Context.Service<
  MailServer,
  { readonly send: (dispatch: Dispatch) => Effect.Effect<void, MailFailure> }
>()("shop-service/MailServer") {
  static readonly layer = ({ smtpUrl, sender }: MailSettings) =>
    Layer.effect(
      MailServer,
      Effect.gen(function* () {
        const transport = yield* Effect.acquireRelease(
          Effect.sync(() => createTransport({ url: Redacted.value(smtpUrl), ...timeouts })),
          (open) => Effect.sync(() => open.close())
        )
        const domain = /@([^\s>]+)/.exec(sender)?.[1] ?? "localhost"
        return {
          send: ({ id, recipient, mail }) =>
            Effect.tryPromise({
              try: () =>
                transport.sendMail({
                  from: sender,
                  to: { name: "", address: recipient },
                  subject: mail.subject,
                  messageId: `<${id}@${domain}>`,
                  headers: { "Content-Language": mail.language, "Auto-Submitted": "auto-generated" },
                  text: plainText([...mail.blocks, ...mail.smallPrint]),
                  html: mailHtml(mail),
                  attachments: mail.attachments.map(({ name, mediaType, content }) => ({
                    filename: name,
                    contentType: mediaType,
                    content
                  })),
                  // The content is complete: nothing is read from a disk or a network.
                  disableFileAccess: true,
                  disableUrlAccess: true
                }),
              catch: (cause): MailFailure => {
                const { code, responseCode } = cause as MailFailure
                return {
                  code: code ?? "E_MAIL_SERVER",
                  ...(responseCode === undefined ? {} : { responseCode })
                }
              }
            }).pipe(Effect.asVoid)
        }
      })
    )
}
