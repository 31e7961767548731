/**
 * The page to return to, after a login or from the provider's pages. It comes from the address bar, storage
 * and mails, so it is accepted only if it stays on this site.
 */

export const home = "/"

/**
 * Returns the path, query and fragment of the target, or `/` if it would leave the site. The path is checked
 * after parsing again: `/.//evil.example` has our origin, yet its path `//evil.example` names another host.
 */
export const safeTarget = (target: unknown, origin: string): string => {
  if (typeof target !== "string" || target.length > 2000 || !URL.canParse(target, origin)) return home
  const url = new URL(target, origin)
  const isOurs = url.origin === origin && /^\/(?![/\\])/.test(url.pathname)
  // The callback would process a login twice.
  const isCallback = /^\/callback(-logout)?\/?$/.test(url.pathname)
  return isOurs && !isCallback ? `${url.pathname}${url.search}${url.hash}` : home
}
