/**
 * Keeps the page of a paid order in this browser, so that it opens without a connection, too: the page itself and the
 * files it has loaded. A small worker answers from there when the network does not, and any other page by a list of what is kept.
 */
import { workerPath } from "./trusted-types.ts"

/** The same name stands in `public/worker.js`. */
const cacheName = "parkschein-proof"

const isOwnFile = (address: string): boolean => {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && pathname.startsWith("/assets/")
}

/** Where the shortcuts of the app's icon lead, what stands for any page without a connection, and what they are made of. */
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

/**
 * The page as it is served, which is the same at all addresses. A newer build throws the files of the former one away;
 * pages that were kept for other shops then stand on the new files, too.
 */
const keepPage = async (cache: Cache, path: string): Promise<void> => {
  const [page, former] = await Promise.all([fetch(path), cache.match(path)])
  if (!page.ok) return
  const kept = await cache.keys()
  const pages = kept.map(({ url }) => url).filter((url) => !isOwnFile(url) && !isPrecached(url))
  if (former !== undefined && (await former.text()) !== (await page.clone().text())) {
    for (const file of kept) await cache.delete(file)
  }
  for (const address of new Set([...pages, new URL(path, location.href).href])) {
    await cache.put(address, page.clone())
  }
}

const keepFile = async (cache: Cache, address: string): Promise<void> => {
  if ((await cache.match(address)) === undefined) await cache.add(address)
}

/** The development server's files change under their names, so they are not kept. */
const isBuilt = (): boolean => document.querySelector('script[src^="/assets/"]') !== null

/** Without a connection the shortcuts lead to the kept proofs, and any other page of the shops lists them. */
const cachePrecached = async (cache: Cache): Promise<void> => {
  await navigator.serviceWorker.register(workerPath, { scope: shortcut })
  await cache.addAll([...precached])
  await navigator.serviceWorker.register(`${workerPath}?offline`, { scope: "/" })
}

/** Nothing is kept where the browser has no workers or no room; the page then simply needs a connection. */
export const keepOfflinePage = async (path: string): Promise<void> => {
  if (!("serviceWorker" in navigator) || !isBuilt()) return
  try {
    await navigator.serviceWorker.register(workerPath, { scope: path })
    const cache = await caches.open(cacheName)
    await keepPage(cache, path)
    await cachePrecached(cache)
    // Also what is loaded from now on, such as the parts of the page that come after it stands.
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        if (isOwnFile(name)) keepFile(cache, name).catch(() => undefined)
      }
    }).observe({ type: "resource", buffered: true })
  } catch {
    // A browser that refuses, as in private windows: the page works as long as there is a connection.
  }
}
