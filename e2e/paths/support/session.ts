/** Session of a tab as stored by the identity SDK, so that a path begins signed in without a login. */
import { identity } from "../../../backend/configuration.ts"

export interface Person {
  readonly userId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly lastShopVisited: string | null
}

export const driver: Person = {
  userId: "auth0|paths",
  email: "wanda@example.com",
  emailVerified: true,
  lastShopVisited: null
}

/** Time at which the page's clock is stopped. */
export const now = new Date("2026-11-21T09:00:00Z")
const seconds = Math.floor(now.getTime() / 1000)
/** Seconds: longer than any path. */
const lifetime = 30 * 86_400

/** Returns the claims of the ID token. */
const claimsOf = (person: Person, nonce = "") => ({
  iss: identity.issuer,
  aud: identity.clientId,
  sub: person.userId,
  nickname: "wanda",
  email: person.email,
  email_verified: person.emailVerified,
  [identity.claims.emailVerified]: person.emailVerified,
  ...(person.lastShopVisited === null ? {} : { [identity.claims.lastShopVisited]: person.lastShopVisited }),
  iat: seconds,
  exp: seconds + lifetime,
  ...(nonce === "" ? {} : { nonce })
})

/** Returns the session storage of the SDK after a login, by key. */
export const storedSession = (person: Person): Readonly<Record<string, string>> => {
  const { audience, clientId } = identity
  const claims = claimsOf(person)
  const scope = ["openid", ...identity.scope.split(" ").filter((one) => one !== "openid")].join(" ")
  const prefix = `@@auth0spajs@@::${clientId}`
  const token = { access_token: "paths-token", expires_in: lifetime, token_type: "Bearer" }
  const body = { ...token, client_id: clientId, audience, scope }
  return {
    [`${prefix}::${audience}::${scope}`]: JSON.stringify({ body, expiresAt: seconds + lifetime }),
    [`${prefix}::@@user@@`]: JSON.stringify({
      id_token: "paths-id-token",
      decodedToken: { claims, user: claims }
    })
  }
}

/** Returns the storage key of this driver's own data. */
export const personalKey = (name: string, place = ""): string =>
  `parkschein.personal/${name}/1/${encodeURIComponent(driver.userId)}/${encodeURIComponent(place)}`

/** Returns the local storage of a signed-in driver, by key. */
export const signedInHere = ({ userId }: Pick<Person, "userId">): Readonly<Record<string, string>> => ({
  "parkschein.personal/latest-driver/1//": JSON.stringify(userId)
})

/** Cookie of the SDK for an earlier session in this browser. */
export const hintCookie = `auth0.${encodeURIComponent(identity.clientId)}.is.authenticated=true`

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url")

/** Returns an ID token with these claims. Browsers check no signature: they trust the connection. */
export const idToken = (person: Person, nonce: string): string =>
  [encode({ alg: "RS256", typ: "JWT", kid: "paths" }), encode(claimsOf(person, nonce)), "signature"].join(".")
