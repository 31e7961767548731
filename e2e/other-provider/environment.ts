/** As `test-environment.ts`, with an identity provider that nobody here has dressed up, on another site than the shop. */
import "../support/test-environment.ts"

export const providerPort = Number(process.env["PARKSCHEIN_IDENTITY_PORT"]) + 6

Object.assign(process.env, {
  PARKSCHEIN_IDENTITY_ORIGIN: `http://127.0.0.1:${providerPort}`,
  PARKSCHEIN_TOKEN_MODE: "refreshToken",
  PARKSCHEIN_PLAIN_PROVIDER: "1"
})
