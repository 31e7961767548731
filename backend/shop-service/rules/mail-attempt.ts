/** Decides what follows a failed attempt to send a mail. */

/** About a day and a half, with the waits below. */
const maxAttempts = 15

const baseDelaySeconds = 5
const maxDelaySeconds = 6 * 3600

/** Error of the mail server, the connection or the template. Never passed on: it may name the driver. */
export interface MailFailure {
  /** Such as ECONNECTION. */
  readonly code?: string
  /** SMTP code, such as 550. */
  readonly responseCode?: number
}

/** `again` after so many seconds, or `never`, with a problem that names no person. */
export type Consequence =
  | { readonly kind: "again"; readonly seconds: number; readonly problem: string }
  | { readonly kind: "never"; readonly problem: string }

/** A permanent refusal (5xx) of this recipient or mail is final; wrong credentials can be corrected. */
const isFinal = ({ code, responseCode = 0 }: MailFailure): boolean =>
  responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE")

/** Returns what follows; `attempts` includes the failed one. */
export const afterFailure = (failure: MailFailure, attempts: number): Consequence => {
  const { code = "E_MAIL_NOT_WRITTEN", responseCode } = failure
  const problem = responseCode === undefined ? code : `${code} ${responseCode}`
  return isFinal(failure) || attempts >= maxAttempts
    ? { kind: "never", problem }
    : { kind: "again", seconds: Math.min(baseDelaySeconds * 2 ** (attempts - 1), maxDelaySeconds), problem }
}
