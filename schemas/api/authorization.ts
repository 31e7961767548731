/** Authorization middleware of the contract. Checked by servers, printed by OpenAPI, never imported by the browser. */
import { Context, type Effect } from "effect"
import { HttpApiMiddleware, HttpApiSecurity, OpenApi } from "effect/http-api"
import { Forbidden, Unauthorized } from "./errors.ts"

/** The caller: the subject of a verified token. */
export class Caller extends Context.Service<
  Caller,
  {
    readonly subject: string
    /** The driver's e-mail address, null where unknown; may need a request to the identity provider. */
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

/** Requires a valid driver token with a verified e-mail address. */
export class DriverAuthorization extends HttpApiMiddleware.Service<
  DriverAuthorization,
  { provides: Caller }
>()("api/DriverAuthorization", { security: { driver }, error }) {}

/** Requires a service token with the needed scope: an operator's tools, or another server of the product. */
export class ServiceAuthorization extends HttpApiMiddleware.Service<ServiceAuthorization>()(
  "api/ServiceAuthorization",
  { security: { service }, error }
) {}

/** Requires any valid token: for look-ups shared by drivers and services. */
export class DriverOrServiceAuthorization extends HttpApiMiddleware.Service<DriverOrServiceAuthorization>()(
  "api/DriverOrServiceAuthorization",
  { security: { driver, service }, error }
) {}
