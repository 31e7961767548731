/** Prefetches the files of the home during the login. In a worker, which outlives this page. */
import { installPolicy, workerPath } from "../services/trusted-types.ts"
import { savesData } from "../ui/saves-data.ts"

/** No page is below this path, so the worker controls none. */
const scope = "/warm/"

/** Once per build: browsers install a worker of another name. Never rejects: nothing awaits it. */
export const prefetchHomeFiles = async (commitHash: string): Promise<void> => {
  if (!("serviceWorker" in navigator) || savesData()) return
  try {
    installPolicy()
    await navigator.serviceWorker.register(`${workerPath}?warm=${commitHash}`, { scope })
  } catch {
    // Refused, as in private windows: the files are loaded with the home.
  }
}
