/**
 * The only source of the browser app's security headers: the local server sends them, and any other host of
 * the built files has to send the same. Every response has them, also assets and 404.
 */

/** Origins that the page may contact, besides its own. */
export interface PageOrigins {
  readonly app: string
  /** null: the page's own. */
  readonly api: string | null
  /** Origins of calls outside of the gateway. */
  readonly adapters: readonly string[]
  readonly identity: string
  readonly payment: readonly string[]
  /** Origin of the shops' images; null: the page's own. */
  readonly assets: string | null
  /** null: nothing is tracked. */
  readonly tracking: string | null
  /** null: nothing is traced. */
  readonly tracing: string | null
}

/** Exceptions for the development server: vite inserts styles and a reload script, and uses a web socket. */
export interface Relaxation {
  readonly developmentSocket: string
}

/**
 * React Aria inserts two style sheets into the page: touch behaviour of pressable elements, and, on iPhones,
 * no scrolling of the content under an open layer. They are constant, so they are allowed by hash: a nonce
 * would require a new page for each visitor.
 */
const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"
]

type Directive = readonly [name: string, ...sources: readonly (string | null)[]]

/** Returns the content security policy as one header value. */
export const contentSecurityPolicy = (origins: PageOrigins, relaxation?: Relaxation): string => {
  const { adapters, api, assets, identity, payment, tracking, tracing } = origins
  const socket = relaxation?.developmentSocket ?? null
  const directives: readonly Directive[] = [
    ["default-src", "'self'"],
    ["script-src", "'self'", relaxation === undefined ? null : "'unsafe-inline'"],
    ["style-src", "'self'", ...(relaxation === undefined ? reactAriaStyles : ["'unsafe-inline'"])],
    ["img-src", "'self'", assets],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...new Set([api, ...adapters, identity]), tracking, tracing, socket],
    // The identity SDK's silent login runs in a hidden frame of the provider, which responds with a message.
    ["frame-src", identity],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'", identity, ...payment],
    ["frame-ancestors", "'none'"],
    // The default policy allows the page to start its worker from a plain string, and to empty an element.
    ...(relaxation === undefined
      ? ([
          ["require-trusted-types-for", "'script'"],
          ["trusted-types", "default"]
        ] as const)
      : []),
    ...(isSecure(origins) ? ([["upgrade-insecure-requests"]] as const) : [])
  ]
  return directives
    .map(([name, ...sources]) => [name, ...sources.filter((source) => source !== null)].join(" "))
    .join("; ")
}

const isSecure = (origins: PageOrigins): boolean => origins.app.startsWith("https:")

/** Returns all security headers of a response, by lower-case name. */
export const securityHeaders = (
  origins: PageOrigins,
  relaxation?: Relaxation
): Readonly<Record<string, string>> => ({
  "content-security-policy": contentSecurityPolicy(origins, relaxation),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  // A browser that has seen this once on http://localhost would refuse all other local servers.
  ...(isSecure(origins) ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {})
})
