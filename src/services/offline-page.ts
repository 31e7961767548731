/**
 * Keeps the page of a paid order in this browser, so that it opens without a connection, too: the page itself and the
 * files it has loaded. A small worker, for these pages alone, answers from there when the network does not.
 */
import { allowWorkers, workerPath } from "./trusted-types.ts"

/** The same name stands in `public/worker.js`. */
const cacheName = "parkschein-proof"

const isOwnFile = (address: string): boolean => {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && pathname.startsWith("/assets/")
}

/** Where the shortcuts of the app's icon lead, and what stands there. */
const shortcut = ["/shortcut.html", "/shortcut.js", "/kept-proofs.js"] as const
const isShortcut = (address: string): boolean => shortcut.some((path) => path === new URL(address).pathname)

/**
 * The page as it is served, which is the same at all addresses. A newer build throws the files of the former one away;
 * pages that were kept for other shops then stand on the new files, too.
 */
const keepPage = async (cache: Cache, path: string): Promise<void> => {
  const [page, former] = await Promise.all([fetch(path), cache.match(path)])
  if (!page.ok) return
  const kept = await cache.keys()
  const pages = kept.map(({ url }) => url).filter((url) => !isOwnFile(url) && !isShortcut(url))
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

/** A shortcut leads to the kept proof without a connection, too. */
const keepShortcut = async (cache: Cache): Promise<void> => {
  await navigator.serviceWorker.register(workerPath, { scope: shortcut[0] })
  await cache.addAll([...shortcut])
}

/** Nothing is kept where the browser has no workers or no room; the page then simply needs a connection. */
export const keepOfflinePage = async (path: string): Promise<void> => {
  if (!("serviceWorker" in navigator) || !isBuilt()) return
  try {
    allowWorkers()
    await navigator.serviceWorker.register(workerPath, { scope: path })
    const cache = await caches.open(cacheName)
    await keepPage(cache, path)
    await keepShortcut(cache)
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
