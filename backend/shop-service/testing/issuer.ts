/** Identity provider for tests: real HTTP, real keys, a discovery document, and any token. */
import { createServer } from "node:http"
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose"
import { host, identity } from "../../configuration.ts"
import { listen } from "../../processes.ts"

export interface TokenOptions {
  /** Default: true, and absent from the token of a service. */
  readonly emailVerified?: boolean
  readonly audience?: string
  readonly issuer?: string
  /** Seconds from now; negative for an expired token. */
  readonly expiresIn?: number
  /** Signs with a key that the provider never published. */
  readonly foreignKey?: boolean
  readonly claims?: Readonly<Record<string, unknown>>
}

export interface TestIssuer {
  /** With the trailing slash, as in `iss`. */
  readonly issuer: string
  /** Sets the response of the userinfo endpoint; null: none. */
  userInfo(answer: Readonly<Record<string, unknown>> | null): void
  token(subject: string, options?: TokenOptions): Promise<string>
  stop(): Promise<void>
}

const keyId = "test-key"

const isOfService = ({ scope }: Readonly<Record<string, unknown>> = {}): boolean =>
  typeof scope === "string" && scope.split(" ").includes(identity.serviceScope)

/** `seenAt` is its public address, if other than its own port. */
export const startIssuer = async (seenAt?: string): Promise<TestIssuer & { readonly port: number }> => {
  const { privateKey, publicKey } = await generateKeyPair("RS256")
  const foreign: CryptoKey = (await generateKeyPair("RS256")).privateKey
  const jwk = { ...(await exportJWK(publicKey)), kid: keyId, alg: "RS256", use: "sig" }
  let userInfo: Readonly<Record<string, unknown>> | null = null
  const server = createServer((request, response) => {
    const documents: Readonly<Record<string, unknown>> = {
      "/.well-known/openid-configuration": {
        issuer,
        jwks_uri: `${issuer}jwks`,
        userinfo_endpoint: `${issuer}userinfo`
      },
      "/jwks": { keys: [jwk] },
      ...(userInfo === null || request.headers.authorization === undefined ? {} : { "/userinfo": userInfo })
    }
    const document = documents[request.url ?? ""]
    response.writeHead(document === undefined ? 404 : 200, { "content-type": "application/json" })
    response.end(JSON.stringify(document ?? {}))
  })
  const port = await listen(server, host, 0)
  const issuer = seenAt ?? `http://localhost:${port}/`
  return {
    port,
    issuer,
    userInfo: (answer) => {
      userInfo = answer
    },
    token: (subject, options = {}) =>
      new SignJWT({
        ...(options.emailVerified === undefined && isOfService(options.claims)
          ? {}
          : { [identity.claims.emailVerified]: options.emailVerified ?? true }),
        ...options.claims
      })
        .setProtectedHeader({ alg: "RS256", kid: keyId })
        .setSubject(subject)
        .setIssuer(options.issuer ?? issuer)
        .setAudience(options.audience ?? identity.audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + (options.expiresIn ?? 3600))
        .sign(options.foreignKey === true ? foreign : privateKey),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
