/**
 * Provider with the defaults of oidc-provider: its own login and consent pages, standard ids and headers of
 * access tokens, rotation without leeway, state in memory. Only the endpoint paths are those of the shop.
 */
import Provider from "oidc-provider"
import { host, identity, origins } from "../../backend/configuration.ts"

const { audience, claims, clientId, scope } = identity

/** Lifetime of an access token in seconds. */
const lifetime = 900

/** Starts the provider; returns a function that stops it. */
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
    // The shop never calls the userinfo endpoint: the ID token has the claims, as with most providers.
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
    // Issues refresh tokens without the `offline_access` scope, like Keycloak.
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
