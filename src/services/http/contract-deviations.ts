/**
 * What a gateway says otherwise than the contract: each place is told once while the page is open, with the number of
 * items that it touched. Never what was said there.
 */
export interface Deviation {
  readonly call: string
  /** Without the numbers of items: `fixedDurationTickets[].price`. */
  readonly path: string
  /** Items of the first answer that had it. */
  readonly count: number
  /** `read`: understood all the same. `leftOut`: the field, `lost`: the item or the answer is not there. */
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

/** Calls the listener for every deviation, those that are known already first. Returns how to stop. */
export const listenToDeviations = (listener: (deviation: Deviation) => void): (() => void) => {
  for (const deviation of known.values()) listener(deviation)
  listeners.add(listener)
  return () => listeners.delete(listener)
}
