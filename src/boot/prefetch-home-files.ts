/** Has the files of the home fetched while the driver is at the login. A worker does it, since it goes on when this page is left. */

import { installPolicy, workerPath } from "../services/trusted-types.ts"
import { savesData } from "../ui/saves-data.ts"

/** No page has an address below it, so the worker stands in the way of none. */
const scope = "/warm/"

/** Once for each build: by the name of another one, browsers install the worker anew. Never fails, since nothing waits for it. */
export const prefetchHomeFiles = async (commitHash: string): Promise<void> => {
  if (!("serviceWorker" in navigator) || savesData()) return
  try {
    installPolicy()
    await navigator.serviceWorker.register(`${workerPath}?warm=${commitHash}`, { scope })
  } catch {
    // A browser that refuses, as in private windows: the files come when the home does.
  }
}
