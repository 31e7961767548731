/** What a running shop service needs to know about its surroundings. */
import { createHmac } from "node:crypto"
import { Context } from "effect"
import { identity, origins, secret } from "../configuration.ts"

export interface ShopServiceSettings {
  /** The one origin that browsers may call from, and where the payment page sends them back to. */
  readonly appOrigin: string
  /** Where the payment page reaches this service. */
  readonly apiOrigin: string
  readonly paymentOrigin: string
  /** The issuer as it stands in `iss`; its keys are found through its discovery document. */
  readonly issuer: string
  readonly audience: string
  readonly emailVerifiedClaim: string
  /** The scope of tokens that services have and drivers never get. */
  readonly serviceScope: string
  /** Shared with the payment page: signs payments and reports. */
  readonly paymentSecret: string
  /** Known to the shop services alone: seals configured tickets. */
  readonly sealKey: string
}

export class Settings extends Context.Service<Settings, ShopServiceSettings>()("shop-service/Settings") {}

/** From the environment, with the defaults of the demo world. */
export const settingsFromConfiguration = (): ShopServiceSettings => {
  const paymentSecret = secret("payment-signing")
  return {
    appOrigin: origins.app,
    apiOrigin: origins.api,
    paymentOrigin: origins.payment,
    issuer: identity.issuer,
    audience: identity.audience,
    emailVerifiedClaim: identity.claims.emailVerified,
    serviceScope: identity.serviceScope,
    paymentSecret,
    // Derived, so that all processes of an installation share it and the payment page's key seals nothing else.
    sealKey: createHmac("sha256", paymentSecret).update("ticket seal").digest("base64url")
  }
}
