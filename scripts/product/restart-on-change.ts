/** Restarts the servers whose sources changed, while `npm run dev` runs. */
import { watch } from "node:fs"
import { join } from "node:path"
import type { Product } from "./product.ts"
import { identityProvider, paymentPage, projectFolder, type ServerPlan, shopService } from "./servers.ts"

/** What each server is made of; everything else in backend/ and schemas/ belongs to all of them. */
const ownFolders = new Map<string, ServerPlan>([
  ["backend/identity-provider", identityProvider],
  ["backend/shop-service", shopService],
  ["backend/payment-page", paymentPage]
])
/** Not restarted: the database (restart the command for that) and what the development server watches itself. */
const ignored = ["backend/database/", "backend/app-server/"]

/** The servers that a change of this file (a path from the project folder) concerns. */
export const serversConcernedBy = (file: string): readonly ServerPlan[] => {
  if (!file.endsWith(".ts") && !file.endsWith(".sql")) return []
  if (file.endsWith(".test.ts") || ignored.some((folder) => file.startsWith(folder))) return []
  for (const [folder, plan] of ownFolders) if (file.startsWith(`${folder}/`)) return [plan]
  return [...ownFolders.values()]
}

// Editors write a file in several steps, and a branch change touches many.
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
