/** Restarts the servers whose sources have changed, for `npm run dev`. */
import { watch } from "node:fs"
import { join } from "node:path"
import type { Product } from "./product.ts"
import { identityProvider, paymentPage, projectFolder, type ServerPlan, shopService } from "./servers.ts"

/** Sources of a single server; the rest of backend/ and schemas/ belongs to all of them. */
const ownFolders = new Map<string, ServerPlan>([
  ["backend/identity-provider", identityProvider],
  ["backend/shop-service", shopService],
  ["backend/payment-page", paymentPage]
])
/** Not watched: the database (restart the command for that), and files watched by the development server. */
const ignored = ["backend/database/", "backend/app-server/"]

/** Returns the servers affected by a file (relative to the project folder). */
export const serversConcernedBy = (file: string): readonly ServerPlan[] => {
  if (!file.endsWith(".ts") && !file.endsWith(".sql")) return []
  if (file.endsWith(".test.ts") || ignored.some((folder) => file.startsWith(folder))) return []
  for (const [folder, plan] of ownFolders) if (file.startsWith(`${folder}/`)) return [plan]
  return [...ownFolders.values()]
}

// Debounce: editors write in several steps, and a change of branch touches many files.
const quietTime = 200

export const restartOnChange = (product: Product, signal: AbortSignal): void => {
  const concerned = new Set<ServerPlan>()
  let timer: NodeJS.Timeout | undefined
  let restarting = Promise.resolve()

  const restart = async (): Promise<void> => {
    const plans = [...concerned]
    concerned.clear()
    const restarts = await Promise.allSettled(plans.map((plan) => product.restart(plan)))
    for (const outcome of restarts) {
      if (outcome.status === "rejected") process.stderr.write(`\n${outcome.reason.message}\n`)
    }
  }

  for (const folder of ["backend", "schemas"]) {
    watch(join(projectFolder, folder), { recursive: true, signal }, (_, file) => {
      for (const plan of serversConcernedBy(`${folder}/${file}`)) concerned.add(plan)
      if (concerned.size === 0) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        restarting = restarting.then(restart)
      }, quietTime)
    })
  }
}
