/**
 * Allowed addresses for push messages. A browser names its own address, so it could name any: only the
 * vendors' known push services are called, which prevents requests to hosts of the internal network.
 */

/** Services of Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. */
export const pushServicesOfBrowsers: ReadonlyArray<string> = [
  "https://fcm.googleapis.com",
  "https://*.push.services.mozilla.com",
  "https://*.push.apple.com",
  "https://*.notify.windows.com"
]

/** Accepts an origin, with `*.` for any subdomain; loopback without TLS for development. */
export const isPushService = (text: string): boolean =>
  /^https:\/\/(\*\.)?([a-z\d-]+\.)+[a-z]{2,}$/.test(text) || /^http:\/\/127\.0\.0\.1:\d+$/.test(text)

export const isKnownPushAddress = (endpoint: string, services: ReadonlyArray<string>): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { origin, username, password } = new URL(endpoint)
  if (username !== "" || password !== "") return false
  return services.some((service) =>
    service.includes("*")
      ? origin.startsWith("https://") && origin.endsWith(service.slice(service.indexOf("*") + 1))
      : origin === service
  )
}
