/**
 * The page to go back to: after a login, and from the pages of the provider. It comes back through the address bar,
 * storage and mails, so it is accepted only if it stays on this site.
 */

export const home = "/"

/**
 * The path, query and fragment of the target, or `/` when it would leave the site. The path is checked again after
 * parsing: `/.//evil.example` has our origin, yet its parsed path `//evil.example` names another host.
 */
export const safeTarget = (target: unknown, origin: string): string => {
  if (typeof target !== "string" || target.length > 2000 || !URL.canParse(target, origin)) return home
  const url = new URL(target, origin)
  const isOurs = url.origin === origin && /^\/(?![/\\])/.test(url.pathname)
  // Back to the callback would process a login twice.
  const isCallback = /^\/callback(-logout)?\/?$/.test(url.pathname)
  return isOurs && !isCallback ? `${url.pathname}${url.search}${url.hash}` : home
}
