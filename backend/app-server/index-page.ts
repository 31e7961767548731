/** Puts the configuration and the version into index.html, in place of a comment. */
import type { PageConfiguration } from "./page-configuration.ts"

/** Stands in the head of src/index.html. */
export const placeholder = "<!--configuration-->"

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "")

/**
 * A meta element and not a script, since the content policy allows no inline script. The page reads
 * `parkschein-configuration`: the configuration and `commitHash` as JSON.
 */
export const renderIndexPage = (
  html: string,
  configuration: PageConfiguration,
  commitHash: string
): string => {
  if (!html.includes(placeholder)) {
    throw new Error(`index.html has no ${placeholder} in its head, so the app would not know its servers.`)
  }
  const { apiOrigin, identityOrigin } = configuration
  const elements = [
    `<meta name="parkschein-configuration" content="${escapeHtml(JSON.stringify({ ...configuration, commitHash }))}">`,
    `<link rel="preconnect" href="${escapeHtml(new URL(apiOrigin).origin)}" crossorigin>`,
    // Twice: the hidden login frame sends cookies, the token request does not; browsers keep these connections apart.
    `<link rel="preconnect" href="${escapeHtml(identityOrigin)}">`,
    `<link rel="preconnect" href="${escapeHtml(identityOrigin)}" crossorigin>`
  ]
  // A function, since a replacement text would give "$&" in a value a meaning.
  return html.replace(placeholder, () => elements.join("\n    "))
}
