// Tests: only push services of browsers are called, whatever address a client names.
import { expect, it } from "vitest"
import { isKnownPushAddress, isPushService, pushServicesOfBrowsers } from "./push-service.ts"

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc"
])("accepts %s", (endpoint) => expect(isKnownPushAddress(endpoint, pushServicesOfBrowsers)).toBe(true))

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/",
  "https://fcm.googleapis.com.evil.example/",
  "https://evil.example/#https://fcm.googleapis.com",
  "https://fcm.googleapis.com@evil.example/",
  "https://user:password@fcm.googleapis.com/",
  "https://push.apple.com/",
  "https://evilpush.apple.com/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "https://localhost/",
  "file:///etc/passwd",
  "nothing"
])("refuses %s", (endpoint) => expect(isKnownPushAddress(endpoint, pushServicesOfBrowsers)).toBe(false))

it("accepts TLS origins as push services, and loopback for development", () => {
  for (const service of [...pushServicesOfBrowsers, "http://127.0.0.1:8080"])
    expect(isPushService(service)).toBe(true)
  for (const no of ["https://*", "https://10.0.0.1", "http://push.example", "https://push.example/", "*", ""])
    expect(isPushService(no)).toBe(false)
})
