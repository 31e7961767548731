/** Ends what push services were asked for: whoever uses this browser next is told nothing. Fails where there are no workers. */
export const endPush = async (): Promise<void> => {
  for (const { pushManager } of await navigator.serviceWorker.getRegistrations())
    await (await pushManager.getSubscription())?.unsubscribe()
  await caches.delete("parkschein-push")
}
