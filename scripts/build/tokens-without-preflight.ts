/**
 * Vite plugin: the identity SDK sends its name and version with each request to the provider's token endpoint, in a
 * header for which browsers send a CORS preflight first. Without it a renewal, which a returning driver waits for, and
 * a repeated code take one round trip less: about 170 ms on slow 4G. Fails if the SDK sends the header elsewhere.
 */
import type { Plugin } from "vite"

/** In the requests for tokens, and for their revocation. */
const header = /,"Auth0-Client":btoa\(JSON\.stringify\([^()]+\([^()]+\)\)\)/g
const timesSent = 2

export const tokensWithoutPreflight = (): Plugin => ({
  name: "tokens-without-preflight",
  apply: "build",
  transform(code, id) {
    if (!id.includes("/@auth0/auth0-spa-js/")) return null
    const parts = code.split(header)
    if (parts.length !== timesSent + 1)
      this.error(`The SDK sends its name ${parts.length - 1} times, not ${timesSent}.`)
    return { code: parts.join(""), map: null }
  }
})
