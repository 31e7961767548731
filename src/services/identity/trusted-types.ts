/** The page's one Trusted Types policy: lets the SDK start its worker from our own copy, and nothing else. */

/** Where the build puts the SDK's worker; see `worker-plugin.ts`. */
export const workerPath = "/identity-worker.js"

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string }
  ) => unknown
}

let isInstalled = false

/** Needed with refresh tokens only, before the SDK's client is made. */
export const allowIdentityWorker = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined || isInstalled) return
  isInstalled = true
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => {
      if (url === workerPath) return url
      throw new TypeError(`Scripts may be started from ${workerPath} only.`)
    }
  })
}
