/**
 * Reminders that this browser is told by its vendor's push service: permission, subscription and what is remembered of it. Nothing is
 * asked of the browser before the driver has pressed the button, but what it says by itself.
 */
import { personalValue } from "./storage.ts"
import { allowWorkers, workerPath } from "./trusted-types.ts"

/** Of an order, by its id, that this browser is to be told of; the service alone knows for which tickets. */
const asked = (orderId: string) =>
  personalValue<true>({
    name: "push-reminder",
    version: 1,
    area: "local",
    decode: (stored) => (stored === true ? stored : undefined)
  })("", orderId)

export const rememberAsked = (orderId: string, isAsked: boolean): void =>
  isAsked ? asked(orderId).write(true) : asked(orderId).remove()

const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis

/** The subscription of the pages of paid orders of a shop, whose worker has this path as its scope. */
export const subscriptionAt = async (path: string): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration(path)
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** `lost`: the browser has ended the subscription, as it does when the driver takes the permission back. */
export const standingOf = async (orderId: string, path: string): Promise<"offered" | "on" | "lost"> => {
  if (asked(orderId).read() !== true) return "offered"
  return canBeTold() && (await subscriptionAt(path)) !== null ? "on" : "lost"
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
  allowWorkers()
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
