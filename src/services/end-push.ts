/** Ends all push subscriptions, so that the next user of this browser gets none. Rejects without worker support. */
export const endPush = async (): Promise<void> => {
  for (const { pushManager } of await navigator.serviceWorker.getRegistrations())
    await (await pushManager.getSubscription())?.unsubscribe()
  await caches.delete("parkschein-push")
}
