/**
 * A provider as oidc-provider is by itself: its own login page, a page that asks for consent, ids and headers of access
 * tokens by the standard, rotation without leeway, everything in memory. Only the addresses are those that the shop asks.
 */
import Provider from "oidc-provider"
import { host, identity, origins } from "../../backend/configuration.ts"

const { audience, claims, clientId, scope } = identity

/** Seconds that an access token is good for. */
const lifetime = 900

/** Starts it; the result ends it. */
export const startPlainProvider = async (port: number): Promise<() => Promise<void>> => {
  const provider = new Provider(`${origins.identity}/`, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: [`${origins.app}/callback`]
      }
    ],
    routes: {
      authorization: "/authorize",
      token: "/oauth/token",
      revocation: "/oauth/revoke",
      jwks: "/.well-known/jwks.json",
      end_session: "/v2/logout"
    },
    clientBasedCORS: (_, origin) => origin === origins.app,
    extraParams: ["audience"],
    claims: { openid: ["sub"], profile: ["nickname"], email: ["email", "email_verified"] },
    // The shop asks no userinfo endpoint: who it is stands in the ID token, as at most providers.
    conformIdTokenClaims: false,
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        nickname: accountId,
        email: `${accountId}@example.com`,
        email_verified: true
      })
    }),
    extraTokenClaims: () => ({ [claims.emailVerified]: true }),
    features: {
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope,
          audience,
          accessTokenFormat: "jwt",
          accessTokenTTL: lifetime,
          jwt: { sign: { alg: "RS256" } }
        })
      }
    },
    // Without a word on offline access, as Keycloak does.
    issueRefreshToken: (_, client) => client.grantTypeAllowed("refresh_token")
  })
  const server = provider.listen(port, host)
  await new Promise((resolve) => server.once("listening", resolve))
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
