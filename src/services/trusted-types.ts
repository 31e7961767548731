/** The page's one Trusted Types policy: lets the page start its own worker, and nothing else. */

/** What it is for stands in the file itself; for each, it is registered under a name of its own. */
export const workerPath = "/worker.js"

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string }
  ) => unknown
}

let isInstalled = false

/** Needed before the worker is registered. */
export const allowWorkers = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined || isInstalled) return
  isInstalled = true
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => {
      if (url.split("?")[0] === workerPath) return url
      throw new TypeError(`Scripts may be started from ${workerPath} only.`)
    }
  })
}
