// The one worker of the shop, registered for four things under addresses of their own.
//
// For the pages of paid orders (`services/offline-page.ts`, which fills the cache): it answers them, and the files they are
// made of, from the cache when there is no connection. With one, a page comes from the server, so it is not stale; only a
// network that connects and answers nothing is given up.
// There it also says what the shop service tells this browser before a ticket ends (`services/reminder-on-phone.ts`).
//
// For the shortcuts of the app's icon, in the same way.
//
// For all other pages, as `?offline`, once a proof is kept: what cannot be fetched is answered by the page that lists the proofs.
//
// For no page, as `?warm` (`boot/prefetch-home-files.ts`): while the driver is at the login it has the files of the home fetched, which
// the server announces to who comes back. They land in the browser's own cache; it answers nothing and keeps nothing.
const cacheName = "parkschein-proof"

const isFile = ({ url }) =>
  new URL(url).origin === location.origin && new URL(url).pathname.startsWith("/assets/")

/** What is answered in the place of any page; its files have one name for all builds, as the shortcuts' do. */
const offlinePage = "/offline.html"
const unversioned = ["/offline-proofs.js", "/offline.css", "/offline.js", "/shortcut.js"]
const mayBeStale = ({ mode, url }) => mode === "navigate" || unversioned.includes(new URL(url).pathname)

const isForAllPages = location.search.startsWith("?offline")

/**
 * How long a network may answer nothing, in milliseconds, where a copy is there, where that is of an earlier build, and where only the page
 * without a connection is. A copy is whole with its files: it is shown before anybody waits. It sees that a newer build is served, and
 * sets a mark, so that this comes next time from any network that answers within a second.
 */
const timeouts = { kept: 100, outdated: 1000, none: 4000 }
const outdated = "/assets/outdated"

const inTime = (answer, limit) =>
  Promise.race([
    answer,
    new Promise((_, giveUp) => setTimeout(giveUp, limit, new TypeError("The network answers nothing.")))
  ])

const matching = (request, options) => caches.match(request, { cacheName, ...options })

/** A file never changes under its name, so a kept one is as good as a fresh one. */
const keptOrFetched = async (request) => (await matching(request)) ?? fetch(request)

/** Who asks for the same page again is waited for as long as the browser does. */
const asksAgain = ({ cache }) => cache === "no-cache" || cache === "reload"

const fetchedOrKept = async (request) => {
  const fetched = fetch(request)
  // It may fail before anybody waits for it.
  fetched.catch(() => undefined)
  // Looked for beside the answer. The page itself is the same in all languages, which its headers are not.
  const kept = await matching(request, { ignoreSearch: true, ignoreVary: true })
  const answer =
    kept ?? (isForAllPages && request.mode === "navigate" ? await matching(offlinePage) : undefined)
  if (answer === undefined) return fetched
  try {
    if (kept === undefined && asksAgain(request)) return await fetched
    const isOutdated = request.mode === "navigate" && (await matching(outdated)) !== undefined
    const wait = kept === undefined ? "none" : isOutdated ? "outdated" : "kept"
    return await inTime(fetched, timeouts[wait])
  } catch {
    return answer
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event
  if (request.method !== "GET") return
  if (mayBeStale(request)) event.respondWith(fetchedOrKept(request))
  else if (!isForAllPages && isFile(request)) event.respondWith(keptOrFetched(request))
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

/**
 * The browser has a new subscription in the place of the one that the service knows, or has ended that one: the service is told the new
 * one, under the address that `services/reminder-on-phone.ts` has kept. Where that fails, the page of the order does it.
 */
const renewSubscription = async (renewed) => {
  const { scope, pushManager } = self.registration
  const cache = await caches.open("parkschein-push")
  const kept = await (await cache.match(scope))?.json()
  if (kept === undefined) return
  const options = { userVisibleOnly: true, applicationServerKey: kept.key }
  const { endpoint, keys } = (renewed ?? (await pushManager.subscribe(options))).toJSON()
  const { ok } = await fetch(kept.address, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ former: kept.endpoint, subscription: { endpoint, keys } })
  })
  if (ok) await cache.put(scope, new Response(JSON.stringify({ ...kept, endpoint })))
}

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(event.newSubscription))
})

const warm = async () => {
  const page = await fetch("/callback")
  const announced = `${page.headers.get("link")} ${await page.text()}`
  const files = new Set(announced.match(/\/assets\/[^>"]+/g))
  await Promise.all([...files].map(async (file) => (await fetch(file)).arrayBuffer()))
}

if (location.search.startsWith("?warm")) {
  self.addEventListener("install", (event) => event.waitUntil(warm().catch(() => undefined)))
}
