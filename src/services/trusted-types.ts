/**
 * Trusted Types policy of the page. Allows the page's own worker, and React Aria's announcer for screen
 * readers to empty its lists by `innerHTML`; nothing else.
 */

/** The file itself explains its uses; each is registered under a scope of its own. */
export const workerPath = "/worker.js"

interface TrustedTypes {
  readonly defaultPolicy: object | null
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createScriptURL: (url: string) => string
      readonly createHTML: (html: string) => string
    }
  ) => unknown
}

export const installPolicy = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => {
      if (url.split("?")[0] === workerPath) return url
      throw new TypeError(`Scripts may be started from ${workerPath} only.`)
    },
    createHTML: (html) => {
      if (html === "") return html
      throw new TypeError("HTML may not be written as text.")
    }
  })
}
