/**
 * Counts the milliseconds without an injected fault. Waits use this clock: on a busy machine, a killed server
 * may need a minute to restart, and cannot respond during that time.
 */
export interface CalmClock {
  readonly milliseconds: () => number
  /** Stops the clock until the work is done. */
  during(work: () => Promise<void>): Promise<void>
}

export const startCalmClock = (now: () => number = Date.now): CalmClock => {
  let faults = 0
  let since = now()
  let passed = 0
  return {
    milliseconds: () => (faults === 0 ? passed + now() - since : passed),
    during: async (work) => {
      if (faults === 0) passed += now() - since
      faults += 1
      try {
        await work()
      } finally {
        faults -= 1
        if (faults === 0) since = now()
      }
    }
  }
}
