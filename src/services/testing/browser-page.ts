/** As much of a page as the identity SDK needs in Node: an address, cookies, and frames that visit the provider. */

type Listener = (event: unknown) => void

export interface BrowserPage {
  /** The address bar's path. */
  pathname: string
  /** The address bar's query. */
  search: string
  /** Where the page has been sent. */
  readonly visited: string[]
  readonly cookies: Map<string, string>
  /** What a click opens: a window that visits the provider, one that is closed at once, or none. */
  popup: "visits" | "closed" | "blocked"
  /** How many addresses windows have been sent to. */
  popupsSent: number
  /** How often a window was closed by the page. */
  popupsClosed: number
}

export const pageOrigin = "http://localhost:4400"

/** Puts a fresh page into the globals. Web storage is left as it is: a reload keeps it. */
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

  /** What the provider's page does in a frame or window: post its answer to the page that it belongs to. */
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
