/**
 * A script of this page that the server no longer has: where there is a newer build, the page is loaded anew, once, at the address where it
 * stands. What was typed is kept as a draft. Without a newer build it is the network, and loading anew would leave no page at all.
 */
import { lastReload } from "../services/remembered.ts"

/** `own` is the build of this page. Vite says on the window which of its scripts could not be loaded. */
export const reloadForNewerBuild = (own: string): void =>
  addEventListener("vite:preloadError", async () => {
    try {
      const answer = await fetch("/version.json", { cache: "no-store" })
      const { commitHash } = (await answer.json()) as { readonly commitHash?: string }
      if (commitHash === undefined || commitHash === own || commitHash === lastReload.read()) return
      lastReload.write(commitHash)
      // Where nothing is kept, nobody would know that it has been tried.
      if (lastReload.read() !== commitHash) return
      location.reload()
    } catch {
      // No connection: the page says so itself.
    }
  })
