/**
 * Deviations of a gateway from the contract: each place is reported once while the page is open, with the number
 * of items that it affected; never with the values.
 */
export interface Deviation {
  readonly call: string
  /** Without the indexes of items: `fixedDurationTickets[].price`. */
  readonly path: string
  /** Number of affected items in the first such response. */
  readonly count: number
  /** `read`: decoded all the same. `leftOut`: the field is dropped. `lost`: the item or the response is dropped. */
  readonly outcome: Outcome
}

export type Outcome = "read" | "leftOut" | "lost"

const known = new Map<string, Deviation>()
const listeners = new Set<(deviation: Deviation) => void>()

export const noteDeviation = (deviation: Deviation): void => {
  const key = `${deviation.call} ${deviation.path} ${deviation.outcome}`
  if (known.has(key)) return
  known.set(key, deviation)
  for (const listener of listeners) listener(deviation)
}

/** Calls the listener for every deviation, known ones first. Returns the function that stops it. */
export const listenToDeviations = (listener: (deviation: Deviation) => void): (() => void) => {
  for (const deviation of known.values()) listener(deviation)
  listeners.add(listener)
  return () => listeners.delete(listener)
}
