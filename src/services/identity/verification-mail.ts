/** Asks the identity provider to resend the mail with the verification link, with the driver's own token. */
import { Data, Effect } from "effect"
import { AccessToken } from "../http/access-token.ts"
import { IdentityUnreachable, SignedOut, type TokenError } from "../http/errors.ts"
import { timeout } from "../http/retry-policies.ts"

/** The previous mail was sent too recently. */
export class MailTooSoon extends Data.TaggedError("MailTooSoon") {}

interface Recipient {
  /** Address of the endpoint. */
  readonly address: string
  /** Language of the mail. */
  readonly locale: string
  /** Page to which its link leads. */
  readonly target: string
}

/** Returns `neededNoMore` if the address is verified. Never retried: a mail must not be sent twice. */
export const resendVerificationMail = ({
  address,
  locale,
  target
}: Recipient): Effect.Effect<"sent" | "neededNoMore", MailTooSoon | TokenError, AccessToken> =>
  Effect.gen(function* () {
    const { get } = yield* AccessToken
    const token = yield* get
    const { status } = yield* Effect.tryPromise({
      try: (signal) =>
        fetch(address, {
          method: "POST",
          body: new URLSearchParams({ target }),
          headers: { Authorization: `Bearer ${token}`, "Accept-Language": locale },
          credentials: "omit",
          signal
        }),
      catch: () => new IdentityUnreachable({ reason: "network" })
    }).pipe(
      Effect.timeoutOrElse({
        duration: timeout,
        orElse: () => Effect.fail(new IdentityUnreachable({ reason: "timeout" }))
      })
    )
    if (status === 202) return "sent" as const
    if (status === 200) return "neededNoMore" as const
    if (status === 401) return yield* new SignedOut()
    if (status === 429) return yield* new MailTooSoon()
    return yield* new IdentityUnreachable({ reason: `status ${status}` })
  })
