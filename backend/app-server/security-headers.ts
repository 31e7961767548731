/**
 * The one source of the security headers of the browser app: the local server sends them, and any other host
 * of the built files has to send the same. Every answer carries them, also assets and 404.
 */

/** The origins that the page may talk to, besides its own. */
export interface PageOrigins {
  readonly app: string
  readonly api: string
  /** Of calls that do not go to the gateway. */
  readonly adapters: readonly string[]
  readonly identity: string
  readonly payment: readonly string[]
  /** Where the pictures of shops come from. */
  readonly assets: string
  /** null: nothing is tracked. */
  readonly tracking: string | null
  /** null: nothing is traced. */
  readonly tracing: string | null
}

/** What the development server must loosen: vite inserts styles, a reload script, and talks over a web socket. */
export interface Relaxation {
  readonly developmentSocket: string
}

/**
 * React Aria writes two style sheets into the page: how what can be pressed is touched, and, on iPhones, that what lies
 * under an open layer does not scroll along. Their texts are constant, so they are allowed by their hashes: a nonce would
 * need a page that is made anew for every visitor.
 */
const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"
]

type Directive = readonly [name: string, ...sources: readonly (string | null)[]]

/** The content security policy as one header value. */
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
    // The silent login of the identity SDK runs in a hidden frame of the provider, which answers by a message.
    ["frame-src", identity],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'", identity, ...payment],
    ["frame-ancestors", "'none'"],
    // The default policy lets the page start its own worker from a plain string, and empty an element.
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

/** All security headers of an answer, by lower-case name. */
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
  // A browser that has once seen this on http://localhost would refuse every other local server.
  ...(isSecure(origins) ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {})
})
