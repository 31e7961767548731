/** Environment of `test-environment.ts`, with an uncustomised identity provider on another site. */
import "../support/test-environment.ts"

export const providerPort = Number(process.env["PARKSCHEIN_IDENTITY_PORT"]) + 6

Object.assign(process.env, {
  PARKSCHEIN_IDENTITY_ORIGIN: `http://127.0.0.1:${providerPort}`,
  PARKSCHEIN_TOKEN_MODE: "refreshToken",
  PARKSCHEIN_PLAIN_PROVIDER: "1"
})
