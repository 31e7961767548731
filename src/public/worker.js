// The one worker of the shop, registered for two things under addresses of their own.
//
// For the pages of paid orders (`services/offline-page.ts`, which fills the cache): it answers them, and the files they are
// made of, from the cache when there is no connection. With one, a page always comes from the server, so it is never stale.
//
// For no page, as `?warm` (`boot/warm-home.ts`): while the driver is at the login it has the files of the home fetched, which
// the server announces to who comes back. They land in the browser's own cache; it answers nothing and keeps nothing.
const cacheName = "parkschein-proof"

const isFile = ({ url }) =>
  new URL(url).origin === location.origin && new URL(url).pathname.startsWith("/assets/")

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
    const kept = await cache.match(request, { ignoreSearch: true })
    if (kept === undefined) throw error
    return kept
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event
  if (request.mode === "navigate") event.respondWith(fetchedOrKept(request))
  else if (request.method === "GET" && isFile(request)) event.respondWith(keptOrFetched(request))
})

const warm = async () => {
  const announced = (await fetch("/callback")).headers.get("link") ?? ""
  const files = [...announced.matchAll(/<(\/assets\/[^>]+)>/g)].map(([, file]) => file)
  await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()))
}

if (location.search.startsWith("?warm")) {
  self.addEventListener("install", (event) => event.waitUntil(warm().catch(() => undefined)))
}
