// The one worker of the shop, registered for three things under addresses of their own.
//
// For the pages of paid orders (`services/offline-page.ts`, which fills the cache): it answers them, and the files they are
// made of, from the cache when there is no connection. With one, a page always comes from the server, so it is never stale.
// There it also says what the shop service tells this browser before a ticket ends (`services/reminder-on-phone.ts`).
//
// For the shortcuts of the app's icon, in the same way.
//
// For no page, as `?warm` (`boot/warm-home.ts`): while the driver is at the login it has the files of the home fetched, which
// the server announces to who comes back. They land in the browser's own cache; it answers nothing and keeps nothing.
const cacheName = "parkschein-proof"

const isFile = ({ url }) =>
  new URL(url).origin === location.origin && new URL(url).pathname.startsWith("/assets/")

/** The shortcuts' scripts have one name for all builds. */
const mayBeStale = ({ mode, url }) =>
  mode === "navigate" || ["/shortcut.js", "/kept-proofs.js"].includes(new URL(url).pathname)

/** A file never changes under its name, so a kept one is as good as a fresh one. */
const keptOrFetched = async (request) => {
  const cache = await caches.open(cacheName)
  return (await cache.match(request)) ?? fetch(request)
}

const fetchedOrKept = async (request) => {
  try {
    return await fetch(request)
  } catch (error) {
    const cache = await caches.open(cacheName)
    // The page itself is the same in all languages, which its headers are not.
    const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true })
    if (kept === undefined) throw error
    return kept
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event
  if (mayBeStale(request)) event.respondWith(fetchedOrKept(request))
  else if (request.method === "GET" && isFile(request)) event.respondWith(keptOrFetched(request))
})

// A message is of the form of `backend/shop-service/push/reminder-message.ts`.
self.addEventListener("push", (event) => {
  const { title, body, language, tag, address } = event.data.json()
  const options = { body, lang: language, tag, icon: "/icon-192.png", data: address }
  event.waitUntil(self.registration.showNotification(title, options))
})

/** The proof, in the window that shows it where there is one; never a page of somebody else's. */
const showProof = async (address) => {
  if (new URL(address).origin !== location.origin) return
  const open = await self.clients.matchAll({ type: "window" })
  const shown = open.find(({ url }) => url === address)
  await (shown === undefined ? self.clients.openWindow(address) : shown.focus())
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(showProof(event.notification.data))
})

const warm = async () => {
  const announced = (await fetch("/callback")).headers.get("link") ?? ""
  const files = [...announced.matchAll(/<(\/assets\/[^>]+)>/g)].map(([, file]) => file)
  await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()))
}

if (location.search.startsWith("?warm")) {
  self.addEventListener("install", (event) => event.waitUntil(warm().catch(() => undefined)))
}
