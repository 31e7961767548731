/**
 * Environment of `test-environment.ts`, with the provider on another site: 127.0.0.1, not localhost. The gateway has an origin
 * of its own, too.
 */
import "../support/test-environment.ts"

Object.assign(process.env, {
  PARKSCHEIN_GATEWAY_ADDRESS: `http://localhost:${process.env["PARKSCHEIN_API_PORT"]}`,
  PARKSCHEIN_IDENTITY_ORIGIN: `http://127.0.0.1:${process.env["PARKSCHEIN_IDENTITY_PORT"]}`,
  PARKSCHEIN_TOKEN_MODE: process.env["PARKSCHEIN_TOKEN_MODE"] || "refreshToken"
})
