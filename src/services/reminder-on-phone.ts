/**
 * Reminders through the push service of the browser's vendor: permission, subscription, stored state. Before
 * the driver has pressed the button, only the browser's state is read.
 */
import { personalValue, type StoredValue } from "./storage.ts"
import { workerPath } from "./trusted-types.ts"

/** Endpoint at which the service reaches this browser for an order, by its id; `true` in older builds. */
export const reminderEndpoint = (orderId: string): StoredValue<string | true> =>
  personalValue<string | true>("push-reminder", (stored) =>
    stored === true || typeof stored === "string" ? stored : undefined
  )("", orderId)

/** Same name as in `public/worker.js`. */
const cacheName = "parkschein-push"

/** Input of a worker that reports a renewed subscription: the address, and what is known there. */
export interface Renewal {
  readonly address: string
  readonly endpoint: string
  readonly key: string
}

export const keepRenewal = async (path: string, renewal: Renewal): Promise<void> => {
  const cache = await caches.open(cacheName)
  await cache.put(new URL(path, location.href).href, new Response(JSON.stringify(renewal)))
}

const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis

/** Returns the subscription of the worker with this scope: the pages of paid orders of a shop. */
export const subscriptionAt = async (path: string): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration(path)
  return (await worker?.pushManager.getSubscription()) ?? null
}

/**
 * `lost`: the browser has ended the subscription, as when the driver revokes the permission. A subscription:
 * the browser has renewed it since it was reported to the service.
 */
export const reminderStatusOf = async (
  orderId: string,
  path: string
): Promise<"offered" | "on" | "lost" | PushSubscription> => {
  const endpoint = reminderEndpoint(orderId).read()
  if (endpoint === undefined) return "offered"
  const found = canBeTold() ? await subscriptionAt(path) : null
  if (found === null) return "lost"
  return found.toJSON().endpoint === endpoint ? "on" : found
}

/** Only an active worker can be subscribed. The page may be out of its scope: a late payment. */
const untilAtWork = async ({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> => {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((done) =>
    coming.addEventListener("statechange", ({ target }) => {
      if (["activated", "redundant"].includes((target as ServiceWorker).state)) done()
    })
  )
}

/** Subscribes to messages signed with the key. Asks for permission unless granted or denied. */
export const subscribe = async (
  path: string,
  key: string
): Promise<PushSubscription | "offered" | "blocked" | "unsupported"> => {
  if (!canBeTold()) return "unsupported"
  const permission = await Notification.requestPermission()
  // Dismissed without a choice: it may be requested again.
  if (permission !== "granted") return permission === "denied" ? "blocked" : "offered"
  const worker = await navigator.serviceWorker.register(workerPath, { scope: path })
  await untilAtWork(worker)
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await worker.pushManager.subscribe(options)
  } catch {
    // Only one key is allowed at a time: the installation has changed its key.
    await (await worker.pushManager.getSubscription())?.unsubscribe()
    return await worker.pushManager.subscribe(options)
  }
}
