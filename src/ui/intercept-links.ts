// Lets plain links move within the page: one listener instead of a special component for every link. Links work as usual
// where they lead elsewhere, open a new tab or download.

/** What of a click matters. */
export interface LinkClick {
  readonly href: string
  readonly target: string
  readonly download: boolean
  readonly button: number
  readonly modified: boolean
}

/** The path to go to within the page, or null when the browser is to follow the link itself. */
export const pathWithin = (
  click: LinkClick,
  location: { readonly href: string; readonly origin: string }
): string | null => {
  if (
    click.button !== 0 ||
    click.modified ||
    click.download ||
    (click.target !== "" && click.target !== "_self")
  )
    return null
  const target = URL.parse(click.href, location.href)
  if (target === null || target.origin !== location.origin) return null
  const here = new URL(location.href)
  const samePage = target.pathname === here.pathname && target.search === here.search
  return samePage && target.hash !== "" ? null : target.pathname + target.search + target.hash
}

/** Starts listening; the answer stops it. */
export const interceptLinks = (navigate: (path: string) => void): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return
    const path = pathWithin(
      {
        href: link.href,
        target: link.target,
        download: link.hasAttribute("download"),
        button: event.button,
        modified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      },
      window.location
    )
    if (path === null) return
    event.preventDefault()
    navigate(path)
  }
  document.addEventListener("click", onClick)
  return () => document.removeEventListener("click", onClick)
}
