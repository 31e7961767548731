/** Links: by the router to a page of the app, by the browser to any other address. */
import type { AnchorHTMLAttributes } from "react"
import { Link as PageLink, useLocation } from "wouter"

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className"> {
  readonly className?: string
}

export const Link = (props: LinkProps) =>
  props.href?.startsWith("/") ? <PageLink {...props} href={props.href} /> : <a {...props} />

/** Link of the frame around the page; without an effect on the page that it leads to. */
export const FrameLink = ({ href, ...rest }: LinkProps & { readonly href: string }) => {
  const [here] = useLocation()
  return href === here ? <a {...rest} aria-current="page" /> : <Link {...rest} href={href} />
}

/** Returns a function that opens a page of the app by its address. */
export const useOpen = (): ((address: string) => void) => useLocation()[1]
