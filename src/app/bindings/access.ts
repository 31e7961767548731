/** What the actors of the access flow really do. */
import { Effect } from "effect"
import {
  accessMachine,
  type CompleteLoginFailure,
  type Destination,
  type LeaveForLoginFailure,
  type LoginKind,
  type RestoreSessionFailure,
  type Session
} from "../../../machines/access/index.ts"
import { addresses } from "../../addresses.ts"
import type { TokenError } from "../../services/http/index.ts"
import { Identity, type RedirectLoop } from "../../services/identity/index.ts"
import { rememberedTarget, safeTarget } from "../../services/identity/return-target.ts"
import { latestShop } from "../../services/remembered.ts"
import type { Environment } from "../environment.ts"
import { fromEffect, type Run } from "../from-effect.ts"

const toLeaveFailure = (error: TokenError | RedirectLoop): LeaveForLoginFailure =>
  error._tag === "RedirectLoop" ? { _tag: "TooManyRedirects" } : { _tag: "Unreachable" }

const toCompleteFailure = (error: TokenError | RedirectLoop): CompleteLoginFailure => {
  if (error._tag === "IdentityUnreachable") return { _tag: "Unreachable" }
  return { _tag: "LoginRefused", reason: "reason" in error ? error.reason : error._tag }
}

export const bindAccess = (
  run: Run<Identity>,
  environment: Environment,
  origin: string,
  resetAddress: () => void
) => {
  const actor = fromEffect(run)
  const shopFor = (destination: Destination) => destination.shop ?? latestShop.read() ?? null
  const open = (to: string) => environment.navigate(to, { replace: true })

  const restoreSession = ({
    fresh
  }: {
    readonly fresh: boolean
  }): Effect.Effect<Session, RestoreSessionFailure, Identity> =>
    Effect.gen(function* () {
      const identity = yield* Identity
      const user = yield* identity.restore({ fresh })
      return user === null ? { signedIn: false as const } : { signedIn: true as const, user }
    }).pipe(
      Effect.catch((error) =>
        error._tag === "IdentityUnreachable"
          ? Effect.fail<RestoreSessionFailure>({ _tag: "Unreachable" })
          : // Whatever the provider wants to be asked, it asks on its own page.
            Effect.succeed<Session>({ signedIn: false })
      )
    )

  const leaveForLogin = ({
    destination,
    login
  }: {
    readonly destination: Destination
    readonly login: LoginKind
  }): Effect.Effect<never, LeaveForLoginFailure, Identity> =>
    Effect.gen(function* () {
      const identity = yield* Identity
      return yield* identity.login({
        target: destination.access === "callback" ? (rememberedTarget.read() ?? "/") : destination.target,
        shop: shopFor(destination),
        locale: environment.locale(),
        signUp: login === "signUp",
        automatic: login === "automatic"
      })
    }).pipe(Effect.mapError(toLeaveFailure))

  return accessMachine.provide({
    actors: {
      restoreSession: actor("restoreSession", restoreSession),
      leaveForLogin: actor("leaveForLogin", leaveForLogin),
      completeLogin: actor("completeLogin", () =>
        Effect.gen(function* () {
          const identity = yield* Identity
          return yield* identity.completeLogin({
            shop: latestShop.read() ?? null,
            locale: environment.locale()
          })
        }).pipe(Effect.mapError(toCompleteFailure))
      ),
      leaveForLogout: actor("leaveForLogout", () =>
        Effect.gen(function* () {
          const identity = yield* Identity
          return yield* identity.logout
        }).pipe(Effect.mapError(toLeaveFailure))
      )
    },
    actions: {
      openTarget: (_, target) => open(safeTarget(target, origin)),
      openVerification: (_, target) => open(addresses.emailVerification(target)),
      openShop: (_, path) => open(addresses.shopHome(path)),
      openShopUnknown: () => open(addresses.noShop),
      resetAddress
    }
  })
}
