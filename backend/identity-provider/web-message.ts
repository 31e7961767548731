/**
 * Response to a login in an iframe or a popup: a page that passes code or error to the shop's window and to
 * no other. https://datatracker.ietf.org/doc/html/draft-sakimura-oauth-wmrm
 */
import { randomBytes } from "node:crypto"
import type { KoaContextWithOIDC } from "oidc-provider"

const unsafeInScript = /[<>&\u2028\u2029]/g
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
const literal = (value: unknown): string => JSON.stringify(value).replace(unsafeInScript, escaped)

export const webMessage = (
  context: KoaContextWithOIDC,
  redirectUri: string,
  response: Readonly<Record<string, unknown>>
): void => {
  const nonce = randomBytes(16).toString("base64url")
  const target = new URL(redirectUri).origin
  context.status = 200
  context.type = "html"
  context.set(
    "Content-Security-Policy",
    `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors ${target}`
  )
  context.body = `<!doctype html><meta charset="utf-8"><title>Login</title><script nonce="${nonce}">
(window.opener ?? window.parent).postMessage(${literal({ type: "authorization_response", response })}, ${literal(target)})
</script>`
}
