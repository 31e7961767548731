/** Puts the configuration and the version into index.html, in place of a comment. */
import { html } from "../hosted-pages/html.ts"
import type { PageConfiguration } from "./page-configuration.ts"

/** Stands in the head of src/index.html. */
const placeholder = "<!--configuration-->"

/**
 * A meta element and not a script, since the content policy allows no inline script. The page reads
 * `parkschein-configuration`: the configuration and `commitHash` as JSON.
 */
export const renderIndexPage = (
  page: string,
  configuration: PageConfiguration,
  commitHash: string
): string => {
  if (!page.includes(placeholder)) {
    throw new Error(`index.html has no ${placeholder} in its head, so the app would not know its servers.`)
  }
  const { apiOrigin, identityOrigin } = configuration
  const elements = [
    html`<meta name="parkschein-configuration" content="${JSON.stringify({ ...configuration, commitHash })}">`,
    html`<link rel="preconnect" href="${new URL(apiOrigin).origin}" crossorigin>`,
    // Twice: the hidden login frame sends cookies, the token request does not; browsers keep these connections apart.
    html`<link rel="preconnect" href="${identityOrigin}">`,
    html`<link rel="preconnect" href="${identityOrigin}" crossorigin>`
  ]
  // A function, since a replacement text would give "$&" in a value a meaning.
  return page.replace(placeholder, () => elements.map(({ markup }) => markup).join("\n    "))
}
