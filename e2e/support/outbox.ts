/** Mails sent by the servers of the product. */
import { origins } from "../../backend/configuration.ts"

export interface SentMail {
  readonly id: number
  /** `received`: sent by another server over SMTP. */
  readonly kind: "verify-email" | "reset-password" | "received"
  readonly recipient: string
  readonly subject: string
  readonly body: string
  /** Only link of the mail; null for a received mail. */
  readonly link: string | null
  readonly attachments: ReadonlyArray<{ readonly name: string; readonly size: number }>
}

const mailsTo = async (recipient: string): Promise<readonly SentMail[]> => {
  const answer = await fetch(`${origins.identity}/outbox.json?address=${encodeURIComponent(recipient)}`)
  return (await answer.json()) as readonly SentMail[]
}

/** Returns mails of other servers to a driver, the newest first. */
export const receivedMails = async (recipient: string): Promise<readonly SentMail[]> =>
  (await mailsTo(recipient)).filter(({ kind }) => kind === "received")

/** Returns the newest mail of a kind to a driver; rejects if there is none. */
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
