// What `services/offline-proof.ts` keeps on this device, read without the app: by the page without a connection and by the shortcuts.

/** Reads what stands under a key, null where nothing does or storage is blocked. */
export const read = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key))
  } catch {
    return null
  }
}

const keys = () => {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
  } catch {
    return []
  }
}

/** Answers when the last ticket of a proof ends, 0 where none has an end. */
export const endOf = ({ order }) =>
  Math.max(...order.items.map(({ validTo }) => (validTo === null ? 0 : Date.parse(validTo))))

const kept = () =>
  keys()
    .filter((key) => key.startsWith("parkschein.personal/proof/1//"))
    .map(read)
    .filter((proof) => Array.isArray(proof?.order?.items) && typeof proof.shop?.path === "string")

/** Corrects the time of this device by how wrong its clock was when a proof was kept last, by the service's clock. */
export const serviceTime = (now) => {
  const readings = kept()
    .map(({ seenAt, keptAt }) => ({
      at: Date.parse(seenAt),
      behind: Date.parse(seenAt) - Date.parse(keptAt)
    }))
    .filter(({ behind }) => Number.isFinite(behind))
    .toSorted((one, other) => one.at - other.at)
  return now + (readings.at(-1)?.behind ?? 0)
}

/** Lists the proofs of this device: those that hold, or will, by their end, then those that have ended, the last first. */
export const offlineProofs = (now) => {
  const known = kept().toSorted((one, other) => endOf(one) - endOf(other))
  const holds = (proof) => endOf(proof) > now
  return [...known.filter(holds), ...known.filter((proof) => !holds(proof)).toReversed()]
}

/** Names the page of a proof. */
export const addressOf = ({ shop, order }) =>
  `/${encodeURIComponent(shop.path)}/payment-success?order=${encodeURIComponent(order.orderId)}`
