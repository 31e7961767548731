/**
 * Authorizes drivers with a verified e-mail address, services with the required scope, or either of them. A
 * service's token is never valid as a driver's, nor a driver's as a service's.
 */
import { Effect, Layer, Redacted } from "effect"
import {
  Caller,
  DriverAuthorization,
  DriverOrServiceAuthorization,
  ServiceAuthorization
} from "../../../schemas/api/http-api.ts"
import { RequestMetrics } from "../request-metrics.ts"
import { forbidden } from "../rules/refused.ts"
import { Settings, type ShopServiceSettings } from "../settings.ts"
import { traced } from "../traced.ts"
import { type AccessToken, type CheckToken, tokenCheck } from "./access-token.ts"
import { driverEmail } from "./driver-email.ts"

/** A person's token is none of a service: some providers grant every driver the scopes that a login names. */
const isService = (token: AccessToken, { serviceScope, emailVerifiedClaim }: ShopServiceSettings): boolean =>
  token[emailVerifiedClaim] === undefined &&
  typeof token["scope"] === "string" &&
  token["scope"].split(" ").includes(serviceScope)

const requireService = (token: AccessToken, settings: ShopServiceSettings) =>
  isService(token, settings)
    ? Effect.void
    : Effect.fail(
        forbidden(
          "E_FORBIDDEN",
          `This call is for services: their tokens have the scope ${settings.serviceScope}, and no person.`
        )
      )

const requireDriver = (token: AccessToken, settings: ShopServiceSettings) => {
  if (isService(token, settings)) {
    return Effect.fail(forbidden("E_FORBIDDEN", "This call is for drivers, not for services."))
  }
  return token[settings.emailVerifiedClaim] === true
    ? Effect.void
    : Effect.fail(forbidden("E_EMAIL_NOT_VERIFIED", "Verify the e-mail address, then log in again."))
}

const driverAuthorization = (
  check: CheckToken,
  settings: ShopServiceSettings
): typeof DriverAuthorization.Service => ({
  driver: traced("DriverAuthorization")(function* (answer, { credential }) {
    const token = yield* check(Redacted.value(credential))
    yield* requireDriver(token, settings)
    return yield* Effect.provideService(answer, Caller, {
      subject: token.sub,
      email: driverEmail(token, Redacted.value(credential), settings)
    })
  })
})

const serviceAuthorization = (
  check: CheckToken,
  settings: ShopServiceSettings
): typeof ServiceAuthorization.Service => ({
  service: traced("ServiceAuthorization")(function* (answer, { credential }) {
    yield* requireService(yield* check(Redacted.value(credential)), settings)
    return yield* answer
  })
})

const driverOrServiceAuthorization = (
  check: CheckToken,
  settings: ShopServiceSettings
): typeof DriverOrServiceAuthorization.Service => {
  const driver: (typeof DriverOrServiceAuthorization.Service)["driver"] = traced(
    "DriverOrServiceAuthorization"
  )(function* (answer, { credential }) {
    const token = yield* check(Redacted.value(credential))
    if (!isService(token, settings)) yield* requireDriver(token, settings)
    return yield* answer
  })
  return { driver, service: driver }
}

/** All three, sharing the provider's keys. */
export const AuthorizationLive = Layer.unwrap(
  Effect.gen(function* () {
    const settings = yield* Settings
    const check = tokenCheck(settings, yield* RequestMetrics)
    return Layer.mergeAll(
      Layer.succeed(DriverAuthorization, driverAuthorization(check, settings)),
      Layer.succeed(ServiceAuthorization, serviceAuthorization(check, settings)),
      Layer.succeed(DriverOrServiceAuthorization, driverOrServiceAuthorization(check, settings))
    )
  })
)
