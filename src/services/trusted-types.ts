/** The page's one Trusted Types policy: lets the page start its own worker, and nothing else. */

/** Answers the pages of paid orders without a connection; see `offline-page.ts`. */
export const offlineWorkerPath = "/offline-worker.js"

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string }
  ) => unknown
}

let isInstalled = false

/** Needed before the worker of the page of a paid order is started. */
export const allowWorkers = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined || isInstalled) return
  isInstalled = true
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => {
      if (url === offlineWorkerPath) return url
      throw new TypeError(`Scripts may be started from ${offlineWorkerPath} only.`)
    }
  })
}
