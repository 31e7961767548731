/**
 * Counts the milliseconds in which nothing is made to fail. Who waits for something waits by this clock: on a busy machine, a
 * server that was killed may need a minute to come back, and nobody can be served meanwhile.
 */
export interface CalmClock {
  readonly milliseconds: () => number
  /** Stands still until the work is done. */
  during(work: () => Promise<void>): Promise<void>
}

export const startCalmClock = (now: () => number = Date.now): CalmClock => {
  let troubles = 0
  let since = now()
  let passed = 0
  return {
    milliseconds: () => (troubles === 0 ? passed + now() - since : passed),
    during: async (work) => {
      if (troubles === 0) passed += now() - since
      troubles += 1
      try {
        await work()
      } finally {
        troubles -= 1
        if (troubles === 0) since = now()
      }
    }
  }
}
