// Answers the pages of paid orders, and the files they are made of, from the cache when there is no connection.
// Registered for these pages alone; `services/offline-page.ts` fills the cache.
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
