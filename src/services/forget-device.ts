/** Removes all data of the shop in this browser, of all drivers. Without Effect; never fails: refused means not stored. */

const attempt = async (work: () => unknown): Promise<void> => {
  try {
    await work()
  } catch {
    // Storage may be blocked, and is then empty.
  }
}

const expireCookies = (): void => {
  for (const cookie of document.cookie.split(";")) {
    const [name = ""] = cookie.split("=")
    // biome-ignore lint/suspicious/noDocumentCookie: the way that all browsers have
    if (name.trim() !== "") document.cookie = `${name.trim()}=; path=/; max-age=0`
  }
}

/** Resolves once both storages, cookies, caches, databases, the app's icon badge and the worker are cleared. */
export const forgetDevice = async (): Promise<void> => {
  await Promise.all(
    [
      () => localStorage.clear(),
      () => sessionStorage.clear(),
      expireCookies,
      async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))),
      async () => {
        for (const { name } of await indexedDB.databases())
          if (name !== undefined) indexedDB.deleteDatabase(name)
      },
      () => navigator.clearAppBadge(),
      async () => {
        const workers = await navigator.serviceWorker.getRegistrations()
        // Ends push subscriptions, too.
        await Promise.all(workers.map((worker) => worker.unregister()))
      }
    ].map(attempt)
  )
}
