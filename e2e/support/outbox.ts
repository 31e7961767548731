/** The mails that the servers of the product have sent. */
import { origins } from "../../backend/configuration.ts"

export interface SentMail {
  readonly id: number
  /** `received`: another server sent it by SMTP. */
  readonly kind: "verify-email" | "reset-password" | "received"
  readonly recipient: string
  readonly subject: string
  readonly body: string
  /** The one link of the mail; null for a mail that was received. */
  readonly link: string | null
  readonly attachments: ReadonlyArray<{ readonly name: string; readonly size: number }>
}

const mailsTo = async (recipient: string): Promise<readonly SentMail[]> => {
  const answer = await fetch(`${origins.identity}/outbox.json?address=${encodeURIComponent(recipient)}`)
  return (await answer.json()) as readonly SentMail[]
}

/** What other servers have sent to a driver, the newest first. */
export const receivedMails = async (recipient: string): Promise<readonly SentMail[]> =>
  (await mailsTo(recipient)).filter(({ kind }) => kind === "received")

/** The newest mail of a kind to a driver; fails if there is none. */
export const latestMail = async (
  recipient: string,
  kind: "verify-email" | "reset-password"
): Promise<SentMail & { readonly link: string }> => {
  const mails = await mailsTo(recipient)
  const mail = mails.find((each) => each.kind === kind)
  if (mail === undefined)
    throw new Error(`No mail "${kind}" to ${recipient}; there are ${mails.length} others.`)
  return { ...mail, link: mail.link ?? "" }
}
