/**
 * Reminders that this browser is told by its vendor's push service: permission, subscription and what is remembered of it. Nothing is
 * asked of the browser before the driver has pressed the button, but what it says by itself.
 */
import { personalValue, type StoredValue } from "./storage.ts"
import { workerPath } from "./trusted-types.ts"

/** The endpoint at which the service tells this browser of an order, by its id; `true` as earlier builds have kept it. */
export const askedFor = (orderId: string): StoredValue<string | true> =>
  personalValue<string | true>({
    name: "push-reminder",
    version: 1,
    area: "local",
    decode: (stored) => (stored === true || typeof stored === "string" ? stored : undefined)
  })("", orderId)

/** The same name stands in `public/worker.js`. */
const cacheName = "parkschein-push"

/** What the worker of the path tells the service when the browser renews its subscription: under which address, and what is known there. */
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

/** The subscription of the pages of paid orders of a shop, whose worker has this path as its scope. */
export const subscriptionAt = async (path: string): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration(path)
  return (await worker?.pushManager.getSubscription()) ?? null
}

/**
 * `lost`: the browser has ended the subscription, as it does when the driver takes the permission back. A subscription: the browser
 * has renewed it since the service was told.
 */
export const reminderStatusOf = async (
  orderId: string,
  path: string
): Promise<"offered" | "on" | "lost" | PushSubscription> => {
  const endpoint = askedFor(orderId).read()
  if (endpoint === undefined) return "offered"
  const found = canBeTold() ? await subscriptionAt(path) : null
  if (found === null) return "lost"
  return found.toJSON().endpoint === endpoint ? "on" : found
}

/** A browser subscribes a worker that is at work. The page need not be one of its own: a late payment shows beside them, too. */
const untilAtWork = async ({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> => {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((done) =>
    coming.addEventListener("statechange", ({ target }) => {
      if (["activated", "redundant"].includes((target as ServiceWorker).state)) done()
    })
  )
}

/** Where this browser takes messages of whoever has the key. Asks for permission, if it has not been given or refused yet. */
export const subscribe = async (
  path: string,
  key: string
): Promise<PushSubscription | "offered" | "blocked" | "unsupported"> => {
  if (!canBeTold()) return "unsupported"
  const permission = await Notification.requestPermission()
  // Put aside without an answer: it may be asked for again.
  if (permission !== "granted") return permission === "denied" ? "blocked" : "offered"
  const worker = await navigator.serviceWorker.register(workerPath, { scope: path })
  await untilAtWork(worker)
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await worker.pushManager.subscribe(options)
  } catch {
    // The installation has had another key: only one may be used at a time.
    await (await worker.pushManager.getSubscription())?.unsubscribe()
    return await worker.pushManager.subscribe(options)
  }
}
