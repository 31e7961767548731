/** Inserts the configuration and the version into index.html, in place of a comment. */
import { html } from "../hosted-pages/html.ts"
import type { PageConfiguration } from "./page-configuration.ts"

/** In the head of src/index.html. */
const placeholder = "<!--configuration-->"

/**
 * Returns the page with a meta element, not a script, since the content policy allows no inline script. The
 * page reads `parkschein-configuration`: the configuration and `commitHash` as JSON. The first page preloads the
 * scripts of the app once those of the first page have arrived, with which they would share the bandwidth.
 */
export const renderIndexPage = (
  page: string,
  configuration: PageConfiguration,
  commitHash: string,
  appScripts: ReadonlyArray<string> = []
): string => {
  if (!page.includes(placeholder)) {
    throw new Error(`index.html has no ${placeholder} in its head, so the app would not know its servers.`)
  }
  const { apiOrigin, identityOrigin } = configuration
  const elements = [
    html`<meta name="parkschein-configuration" content="${JSON.stringify({ ...configuration, commitHash })}">`,
    ...(apiOrigin === null
      ? []
      : [html`<link rel="preconnect" href="${new URL(apiOrigin).origin}" crossorigin>`]),
    // Twice: the hidden login frame sends cookies, the token request does not; each has its own connection.
    html`<link rel="preconnect" href="${identityOrigin}">`,
    html`<link rel="preconnect" href="${identityOrigin}" crossorigin>`,
    ...appScripts.map((file) => html`<link rel="app-script" href="${file}" fetchpriority="low">`)
  ]
  // A function, since a replacement string would interpret "$&" in a value.
  return page.replace(placeholder, () => elements.map(({ markup }) => markup).join("\n    "))
}
