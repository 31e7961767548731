/** The page's one Trusted Types policy: lets the SDK and the page itself start our own workers, and nothing else. */

/** Where the build puts the SDK's worker; see `worker-plugin.ts`. */
export const workerPath = "/identity-worker.js"

/** Answers the pages of paid orders without a connection; see `offline-page.ts`. */
export const offlineWorkerPath = "/offline-worker.js"

const allowed: ReadonlyArray<string> = [workerPath, offlineWorkerPath]

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string }
  ) => unknown
}

let isInstalled = false

/** Needed before a worker is started: by the SDK with refresh tokens only, and by the page of a paid order. */
export const allowWorkers = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined || isInstalled) return
  isInstalled = true
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => {
      if (allowed.includes(url)) return url
      throw new TypeError(`Scripts may be started from ${allowed.join(" and ")} only.`)
    }
  })
}
