/**
 * Caches the page of a paid order for offline use: the page and its files. A small service worker responds
 * from the cache when the network fails, and to requests for other pages with a list of the cached ones.
 */
import { workerPath } from "./trusted-types.ts"

/** Same name as in `public/worker.js`. */
const cacheName = "parkschein-proof"

const isOwnFile = (address: string): boolean => {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && pathname.startsWith("/assets/")
}

/** Page of the app's shortcuts, fallback for any page when offline, and their files. */
const shortcut = "/shortcut.html"
const precached: ReadonlyArray<string> = [
  shortcut,
  "/shortcut.js",
  "/offline.html",
  "/offline.css",
  "/offline.js",
  "/offline-proofs.js"
]
const isPrecached = (address: string): boolean => precached.includes(new URL(address).pathname)

/** Set while the cached page is of an earlier build. Same name as in `public/worker.js`; counts as a file. */
const outdated = "/assets/outdated"

/**
 * Caches the served page, which is the same at all addresses. A newer build deletes the files of the previous
 * one; pages cached for other shops are then replaced, too. Not before it runs: until then none of its files is
 * cached, and the page of the running one is whole.
 */
const keepPage = async (cache: Cache, path: string, running: ReadonlyArray<string>): Promise<void> => {
  const [page, former] = await Promise.all([fetch(path), cache.match(path)])
  if (!page.ok) return
  const text = await page.clone().text()
  if (!running.every((script) => text.includes(script))) return cache.put(outdated, new Response())
  await cache.delete(outdated)
  const kept = await cache.keys()
  const pages = kept.map(({ url }) => url).filter((url) => !isOwnFile(url) && !isPrecached(url))
  if (former !== undefined && (await former.text()) !== text) {
    for (const file of kept) await cache.delete(file)
  }
  for (const address of new Set([...pages, new URL(path, location.href).href])) {
    await cache.put(address, page.clone())
  }
}

const keepFile = async (cache: Cache, address: string): Promise<void> => {
  if ((await cache.match(address)) === undefined) await cache.add(address)
}

/** Scripts of the running build: none of the development server, whose files change under the same name. */
const runningScripts = (): ReadonlyArray<string> =>
  Array.from(
    document.querySelectorAll('script[src^="/assets/"]'),
    (script) => script.getAttribute("src") ?? ""
  )

/** Offline, the shortcuts lead to the stored proofs, and any other page of the shops lists them. */
const cachePrecached = async (cache: Cache): Promise<void> => {
  await navigator.serviceWorker.register(workerPath, { scope: shortcut })
  await cache.addAll([...precached])
  await navigator.serviceWorker.register(`${workerPath}?offline`, { scope: "/" })
}

/** Caches nothing if the browser lacks service workers or space; the page then needs a connection. */
export const keepOfflinePage = async (path: string): Promise<void> => {
  const running = runningScripts()
  if (!("serviceWorker" in navigator) || running.length === 0) return
  try {
    await navigator.serviceWorker.register(workerPath, { scope: path })
    const cache = await caches.open(cacheName)
    await keepPage(cache, path, running)
    await cachePrecached(cache)
    // Also caches files that are loaded later.
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        if (isOwnFile(name)) keepFile(cache, name).catch(() => undefined)
      }
    }).observe({ type: "resource", buffered: true })
  } catch {
    // Refused, as in private windows: the page works while there is a connection.
  }
}
