/** Removes all that the shop keeps in this browser, whoever it belongs to. Without Effect and never failing: what a browser refuses is not kept either. */

const attempt = async (work: () => unknown): Promise<void> => {
  try {
    await work()
  } catch {
    // Storage may be blocked, and then holds nothing.
  }
}

const expireCookies = (): void => {
  for (const cookie of document.cookie.split(";")) {
    const [name = ""] = cookie.split("=")
    // biome-ignore lint/suspicious/noDocumentCookie: the way that all browsers have
    if (name.trim() !== "") document.cookie = `${name.trim()}=; path=/; max-age=0`
  }
}

/** Returns once storage of both kinds, cookies, caches, databases, the mark on the app's icon and the worker are gone. */
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
        // Ends what push services were asked for, too.
        await Promise.all(workers.map((worker) => worker.unregister()))
      }
    ].map(attempt)
  )
}
