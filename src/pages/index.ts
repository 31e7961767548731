/** Routes of all pages, collected from their folders: parses and prints addresses. Loads code on demand. */
import type { Destination } from "../../machines/access/index.ts"
import {
  type AppLocation,
  type Page,
  type PageLink,
  type PageName,
  shopOf
} from "../../machines/app/pages.ts"
import type { AnyPage } from "./page.ts"

const found = import.meta.glob<AnyPage | ReadonlyArray<AnyPage>>("./*/page.ts", {
  eager: true,
  import: "default"
})

/** Sorted by path in descending order: literals before parameters, and the catch-all route last. */
const pages = Object.values(found)
  .flat()
  .sort((one, other) => (one.path < other.path ? 1 : -1))

export const pageOf = (name: PageName): AnyPage => {
  const page = pages.find((one) => one.name === name)
  if (page === undefined) throw new Error(`There is no page ${name}.`)
  return page
}

/** Parses an address; a single unknown segment is a shop that will be looked up. */
export const routeOf = (pathname: string, search: string): Page => {
  const query = new URLSearchParams(search)
  for (const { read } of pages) {
    const page = read(pathname, query)
    if (page !== null) return page
  }
  return { name: "notFound" }
}

/** Parses an address with the panel over a shop's page: `?cart=open`. Decided in D-06. */
export const locationOf = ({ pathname, search }: Pick<URL, "pathname" | "search">): AppLocation => {
  const page = routeOf(pathname, search)
  const { access } = pageOf(page.name)
  const isCartOpen = access === "protected" && new URLSearchParams(search).get("cart") === "open"
  return { page, access, isCartOpen }
}

/** Returns the address of a page, with or without the cart over it. */
export const addressOf = (link: PageLink, isCartOpen = false): string => {
  const address = pageOf(link.name).print(link)
  return isCartOpen ? `${address}${address.includes("?") ? "&" : "?"}cart=open` : address
}

/** Returns the access flow's input for the page at this address. */
export const destinationOf = (page: Page, address: string): Destination => {
  const { access, target } = pageOf(page.name)
  return { access, shop: shopOf(page), target: target(page, address) }
}
