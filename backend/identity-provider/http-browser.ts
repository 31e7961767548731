/** A minimal browser for logins: cookies, and redirects within one origin. */

export interface Visit {
  /** Target of the last redirect; a foreign origin was not visited. */
  readonly url: URL
  readonly response: Response
  /** All addresses on the way, including the first. */
  readonly hops: ReadonlyArray<string>
}

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

export interface HttpBrowser {
  /** By name and path. */
  readonly cookies: Map<string, Cookie>
  /** Sends one request without following redirects. */
  request(url: string, form?: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  open(url: string, form?: Record<string, string>): Promise<Visit>
}

const remember = (cookies: HttpBrowser["cookies"], line: string): void => {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim())
  const at = pair.indexOf("=")
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? "/"
  const gone = value === "" || attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute))
  if (gone) cookies.delete(`${name} ${path}`)
  else cookies.set(`${name} ${path}`, { name, value, path })
}

/** https://www.rfc-editor.org/rfc/rfc6265#section-5.1.4 */
const matches = (path: string, cookiePath: string): boolean =>
  path === cookiePath || path.startsWith(cookiePath.endsWith("/") ? cookiePath : `${cookiePath}/`)

export const makeHttpBrowser = (origin: string): HttpBrowser => {
  const cookies = new Map<string, Cookie>()

  const request: HttpBrowser["request"] = async (url, form, headers = {}) => {
    const { pathname } = new URL(url, origin)
    const cookie = [...cookies.values()]
      .filter(({ path }) => matches(pathname, path))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ")
    const response = await fetch(new URL(url, origin), {
      redirect: "manual",
      headers: {
        ...(cookie === "" ? {} : { cookie }),
        ...(form === undefined ? {} : { origin }),
        ...headers
      },
      ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) })
    })
    for (const line of response.headers.getSetCookie()) remember(cookies, line)
    return response
  }

  const open: HttpBrowser["open"] = async (url, form) => {
    let at = new URL(url, origin)
    const hops = [at.href]
    let response = await request(at.href, form)
    while (response.status >= 300 && response.status < 400 && hops.length < 10) {
      at = new URL(response.headers.get("location") ?? "", at)
      hops.push(at.href)
      if (at.origin !== origin) break
      response = await request(at.href)
    }
    return { url: at, response, hops }
  }

  return { cookies, request, open }
}
