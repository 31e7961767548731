/** As `test-environment.ts`, with the identity provider on another site than the shop: 127.0.0.1 is none with localhost. */
import "../support/test-environment.ts"

Object.assign(process.env, {
  PARKSCHEIN_IDENTITY_ORIGIN: `http://127.0.0.1:${process.env["PARKSCHEIN_IDENTITY_PORT"]}`,
  PARKSCHEIN_TOKEN_MODE: process.env["PARKSCHEIN_TOKEN_MODE"] || "refreshToken"
})
