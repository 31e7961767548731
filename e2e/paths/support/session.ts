/** A session as the identity SDK leaves it in a tab, so that a path begins signed in without going through the login. */
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

/** The moment at which the page's clock stands still. */
export const now = new Date("2026-11-21T09:00:00Z")
const seconds = Math.floor(now.getTime() / 1000)
/** Longer than any path. */
const lifetime = 30 * 86_400

/** What the ID token says of the person. */
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

interface Login {
  readonly claims: object
  readonly idToken: string
  /** What the token endpoint has answered. */
  readonly answer: object
  /** In seconds. */
  readonly expiresAt: number
}

/** Returns what the SDK leaves of a login in session storage, by key. */
export const entriesOf = ({
  claims,
  idToken,
  answer,
  expiresAt
}: Login): Readonly<Record<string, string>> => {
  const { audience, clientId } = identity
  const scope = ["openid", ...identity.scope.split(" ").filter((one) => one !== "openid")].join(" ")
  const prefix = `@@auth0spajs@@::${clientId}`
  const body = { ...answer, client_id: clientId, audience, scope, token_type: "Bearer" }
  return {
    [`${prefix}::${audience}::${scope}`]: JSON.stringify({ body, expiresAt }),
    [`${prefix}::@@user@@`]: JSON.stringify({ id_token: idToken, decodedToken: { claims, user: claims } })
  }
}

export const storedSession = (person: Person): Readonly<Record<string, string>> =>
  entriesOf({
    claims: claimsOf(person),
    idToken: "paths-id-token",
    answer: { access_token: "paths-token", expires_in: lifetime },
    expiresAt: seconds + lifetime
  })

/** Returns the key under which the app keeps what is of this driver alone. */
export const personalKey = (name: string, place = ""): string =>
  `parkschein.personal/${name}/1/${encodeURIComponent(driver.userId)}/${encodeURIComponent(place)}`

/** What local storage says of who is signed in, by key. */
export const signedInHere = ({ userId }: Pick<Person, "userId">): Readonly<Record<string, string>> => ({
  "parkschein.personal/latest-driver/1//": JSON.stringify(userId)
})

/** The SDK's cookie that says that somebody has been signed in here. */
export const hintCookie = `auth0.${encodeURIComponent(identity.clientId)}.is.authenticated=true`

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url")

/** An ID token with these claims. Browsers check claims, not signatures: the token comes over a connection they trust. */
export const idToken = (person: Person, nonce: string): string =>
  [encode({ alg: "RS256", typ: "JWT", kid: "paths" }), encode(claimsOf(person, nonce)), "signature"].join(".")
