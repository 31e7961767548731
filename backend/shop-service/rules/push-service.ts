/**
 * Where messages to phones may be sent. A browser names its address, so it could name any: only the known push services of the
 * vendors are asked, so that nobody has this server call a neighbour of its own.
 */

/** Of Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. */
export const pushServicesOfBrowsers: ReadonlyArray<string> = [
  "https://fcm.googleapis.com",
  "https://*.push.services.mozilla.com",
  "https://*.push.apple.com",
  "https://*.notify.windows.com"
]

/** An origin, of which `*.` in front stands for any name below; loopback without TLS for the desk. */
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
