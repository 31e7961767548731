/**
 * Reloads the page once, at its address, when the server no longer has a script of it and has a newer build.
 * Input is kept as a draft. Without a newer build it is the network, and a reload would leave no page at all.
 */
import { lastReload } from "../services/remembered.ts"

/** Listens for scripts that failed to load (an event of Vite on window). `own`: the build of this page. */
export const reloadForNewerBuild = (own: string): void =>
  addEventListener("vite:preloadError", async () => {
    try {
      const answer = await fetch("/version.json", { cache: "no-store" })
      const { commitHash } = (await answer.json()) as { readonly commitHash?: string }
      if (commitHash === undefined || commitHash === own || commitHash === lastReload.read()) return
      lastReload.write(commitHash)
      // Where storage is blocked, a second reload could not be prevented.
      if (lastReload.read() !== commitHash) return
      location.reload()
    } catch {
      // No connection: the page reports that itself.
    }
  })
