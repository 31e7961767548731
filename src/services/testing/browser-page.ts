/** Simulates the parts of a page that the identity SDK needs in Node: address, cookies, frames. */

type Listener = (event: unknown) => void

export interface BrowserPage {
  /** Path of the address bar. */
  pathname: string
  /** Query of the address bar. */
  search: string
  /** Addresses to which the page has navigated. */
  readonly visited: string[]
  readonly cookies: Map<string, string>
  /** Result of opening a popup: it visits the provider, is closed at once, or is blocked. */
  popup: "visits" | "closed" | "blocked"
  /** Number of navigations of popups. */
  popupsSent: number
  /** Number of popups closed by the page. */
  popupsClosed: number
}

export const pageOrigin = "http://localhost:4400"

/** Installs a new page as global. Leaves web storage unchanged, like a reload. */
export const openPage = (cookies = new Map<string, string>()): BrowserPage => {
  const listeners = new Set<Listener>()
  const page: BrowserPage = {
    pathname: "/callback",
    search: "",
    visited: [],
    cookies,
    popup: "visits",
    popupsSent: 0,
    popupsClosed: 0
  }

  /** Simulates the provider's page in a frame or popup: posts its response to the parent page. */
  const visit = (url: string) => {
    fetch(url)
      .then((response) => response.json())
      .then((response) => {
        const message = {
          origin: new URL(url).origin,
          data: { type: "authorization_response", response },
          source: null
        }
        for (const listener of listeners) listener(message)
      })
      .catch(() => undefined)
  }

  const frame = () => ({
    style: {},
    setAttribute: (name: string, value: string) => {
      if (name === "src") visit(value)
    }
  })

  const open = () => {
    if (page.popup === "blocked") return null
    return {
      closed: page.popup === "closed",
      close: () => {
        page.popupsClosed += 1
      },
      location: {
        set href(url: string) {
          page.popupsSent += 1
          if (page.popup === "visits") visit(url)
        }
      }
    }
  }

  const document = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    },
    set cookie(text: string) {
      const [pair = "", ...attributes] = text.split(";")
      const name = pair.slice(0, pair.indexOf("="))
      const value = pair.slice(pair.indexOf("=") + 1)
      const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute))?.split("=")[1]
      if (expires !== undefined && Date.parse(expires) <= Date.now()) cookies.delete(name)
      else cookies.set(name, value)
    },
    body: { contains: () => false, appendChild: () => undefined, removeChild: () => undefined },
    createElement: frame
  }

  const location = {
    origin: pageOrigin,
    protocol: "http:",
    get search() {
      return page.search
    },
    get href() {
      return `${pageOrigin}${page.pathname}${page.search}`
    },
    assign: (url: string) => void page.visited.push(url),
    replace: (url: string) => void page.visited.push(url)
  }

  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
  define("window", globalThis)
  define("document", document)
  define("location", location)
  define("open", open)
  define("addEventListener", (_: string, listener: Listener) => listeners.add(listener))
  define("removeEventListener", (_: string, listener: Listener) => listeners.delete(listener))
  return page
}
