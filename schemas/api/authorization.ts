/** Who may make a call. Servers check it, OpenAPI prints it; never imported by the browser. */
import { Context, type Effect } from "effect"
import { HttpApiMiddleware, HttpApiSecurity, OpenApi } from "effect/http-api"
import { Forbidden, Unauthorized } from "./errors.ts"

/** Who asks: the subject of a token that has been checked. */
export class Caller extends Context.Service<
  Caller,
  {
    readonly subject: string
    /** Where mails to the driver go, null where nobody says; asking may take a call to the identity provider. */
    readonly email: Effect.Effect<string | null>
  }
>()("api/Caller") {}

const driver = HttpApiSecurity.annotate(
  HttpApiSecurity.bearer,
  OpenApi.Description,
  "The access token of a driver whose e-mail address is verified."
)
const service = HttpApiSecurity.annotate(
  HttpApiSecurity.bearer,
  OpenApi.Description,
  "The access token of a service: by client credentials, with the scope cart:internal."
)

const error = [Unauthorized, Forbidden] as const

/** A driver with a good token and a verified e-mail address. */
export class DriverAuthorization extends HttpApiMiddleware.Service<
  DriverAuthorization,
  { provides: Caller }
>()("api/DriverAuthorization", { security: { driver }, error }) {}

/** A service with the scope for it: an operator's tools, or another server of the product. */
export class ServiceAuthorization extends HttpApiMiddleware.Service<ServiceAuthorization>()(
  "api/ServiceAuthorization",
  { security: { service }, error }
) {}

/** Anyone with a good token: for look-ups that drivers and services share. */
export class DriverOrServiceAuthorization extends HttpApiMiddleware.Service<DriverOrServiceAuthorization>()(
  "api/DriverOrServiceAuthorization",
  { security: { driver, service }, error }
) {}
