import { Effect } from "effect"
import {
  accessMachine,
  type CompleteLoginFailure,
  type Destination,
  type LeaveForLoginFailure,
  type LoginKind,
  type NextPage,
  type ResendMailFailure,
  type Session
} from "../../machines/access/index.ts"
import type { Unreachable } from "../../machines/failures.ts"
import { safeTarget } from "../../schemas/safe-target.ts"
import type { Configuration } from "../configuration.ts"
import type { AccessToken, TokenError } from "../services/http/index.ts"
import { Identity, type RedirectLoop } from "../services/identity/index.ts"
import { latestShop } from "../services/remembered.ts"
import type { Environment } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"

const toLeaveFailure = (error: TokenError | RedirectLoop): LeaveForLoginFailure =>
  error._tag === "RedirectLoop" ? { _tag: "TooManyRedirects" } : { _tag: "Unreachable" }

const toCompleteFailure = (error: TokenError | RedirectLoop): CompleteLoginFailure => {
  if (error._tag === "IdentityUnreachable") return { _tag: "Unreachable" }
  return { _tag: "LoginRefused", reason: "reason" in error ? error.reason : error._tag }
}

const toResendFailure = ({ _tag }: { readonly _tag: string }): ResendMailFailure => {
  if (_tag === "MailTooSoon") return { _tag: "TooSoon" }
  return { _tag: _tag === "SignedOut" ? "SessionLost" : "Unreachable" }
}

const addressOfNext = (page: NextPage, origin: string, { addressOf }: Environment): string => {
  switch (page.kind) {
    case "target":
      return safeTarget(page.target, origin)
    case "shop":
      return addressOf({ name: "shopHome", shop: page.shop })
    case "emailVerification":
      return addressOf({ name: "emailVerification", wanted: page.target })
    case "shopUnknown":
      return addressOf({ name: "error", reason: "noShop" })
  }
}

export const bindAccess = (
  run: Run<Identity | AccessToken>,
  environment: Environment,
  { adapters, identityOrigin }: Pick<Configuration, "adapters" | "identityOrigin">,
  origin: string,
  resetAddress: () => void
) => {
  const actor = fromEffect(run)
  const shopFor = (destination: Destination) => destination.shop ?? latestShop.read() ?? null

  const restoreSession = ({ fresh }: { readonly fresh: boolean }) =>
    Effect.gen(function* () {
      const identity = yield* Identity
      const user = yield* identity.restore({ fresh })
      return user === null ? { signedIn: false as const } : { signedIn: true as const, user }
    }).pipe(
      Effect.catch((error) =>
        error._tag === "IdentityUnreachable"
          ? Effect.fail<Unreachable>({ _tag: "Unreachable" })
          : // An interaction that the provider requires takes place on its own page.
            Effect.succeed<Session>({ signedIn: false })
      )
    )

  const leaveForLogin = ({ destination, login }: { destination: Destination; login: LoginKind }) =>
    Identity.use((identity) =>
      identity.login({
        target: destination.target,
        shop: shopFor(destination),
        locale: environment.locale(),
        signUp: login === "signUp",
        automatic: login === "automatic",
        another: login === "another"
      })
    ).pipe(Effect.mapError(toLeaveFailure))

  return accessMachine.provide({
    actors: {
      restoreSession: actor("restoreSession", restoreSession),
      leaveForLogin: actor("leaveForLogin", leaveForLogin),
      completeLogin: actor("completeLogin", () =>
        Identity.use((identity) =>
          identity.completeLogin({ shop: latestShop.read() ?? null, locale: environment.locale() })
        ).pipe(Effect.mapError(toCompleteFailure))
      ),
      leaveForLogout: actor("leaveForLogout", () =>
        Identity.use((identity) => identity.logout).pipe(
          Effect.mapError(() => ({ _tag: "Unreachable" as const }))
        )
      ),
      openPage: actor("openPage", (page: NextPage) =>
        // Never ends: the navigation notifies the flow, which then stops this actor.
        Effect.andThen(
          Effect.sync(() =>
            environment.navigate(addressOfNext(page, origin, environment), { replace: true })
          ),
          Effect.never
        )
      ),
      lookForVerification: actor("lookForVerification", () =>
        Effect.flatMap(
          Effect.promise(() => import("./look-for-verification.ts")),
          ({ lookForVerification }) => lookForVerification
        )
      ),
      resendMail: actor("resendMail", (target: string) =>
        Effect.tryPromise({
          try: () => import("../services/identity/verification-mail.ts"),
          catch: (): ResendMailFailure => ({ _tag: "Unreachable" })
        }).pipe(
          Effect.flatMap(({ resendVerificationMail }) =>
            resendVerificationMail({
              address: adapters.verificationMail ?? `${identityOrigin}/u/email-verification/resend`,
              locale: environment.locale(),
              target
            }).pipe(Effect.mapError(toResendFailure))
          )
        )
      )
    },
    actions: { resetAddress }
  })
}
