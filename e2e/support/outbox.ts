/** The mails that the identity provider has sent. */
import { origins } from "../../backend/configuration.ts"

export interface SentMail {
  readonly id: number
  readonly kind: "verify-email" | "reset-password"
  readonly recipient: string
  readonly subject: string
  readonly body: string
  /** The one link of the mail. */
  readonly link: string
}

/** The newest mail of a kind to a driver; fails if there is none. */
export const latestMail = async (recipient: string, kind: SentMail["kind"]): Promise<SentMail> => {
  const answer = await fetch(`${origins.identity}/outbox.json?address=${encodeURIComponent(recipient)}`)
  const mails = (await answer.json()) as readonly SentMail[]
  const mail = mails.find((each) => each.kind === kind)
  if (mail === undefined)
    throw new Error(`No mail "${kind}" to ${recipient}; there are ${mails.length} others.`)
  return mail
}
