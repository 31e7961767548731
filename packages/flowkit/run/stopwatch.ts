/** Measures the time of a path, in milliseconds by activity. */

export const activities = [
  "page",
  "opening",
  "acting",
  "arriving",
  "looking",
  "offers",
  "reports",
  "pictures"
] as const
export type Activity = (typeof activities)[number]

export type Durations = Readonly<Record<Activity, number>>

export interface Stopwatch {
  readonly time: <Result>(activity: Activity, work: () => Promise<Result>) => Promise<Result>
  readonly spent: () => Durations
}

const nothing = (): Record<Activity, number> =>
  Object.fromEntries(activities.map((activity) => [activity, 0])) as Record<Activity, number>

export const startStopwatch = (): Stopwatch => {
  const spent = nothing()
  return {
    time: async (activity, work) => {
      const begun = performance.now()
      try {
        return await work()
      } finally {
        spent[activity] += performance.now() - begun
      }
    },
    spent: () =>
      Object.fromEntries(
        activities.map((activity) => [activity, Math.round(spent[activity])])
      ) as unknown as Durations
  }
}

/** Formats `opening 40 %, acting 25 %, ...`, the largest first. */
export const formatDurations = (all: ReadonlyArray<Durations>): string => {
  const sums = activities.map((activity) => ({
    activity,
    ms: all.reduce((sum, spent) => sum + spent[activity], 0)
  }))
  const whole = sums.reduce((sum, { ms }) => sum + ms, 0)
  return sums
    .filter(({ ms }) => ms > 0)
    .sort((left, right) => right.ms - left.ms)
    .map(({ activity, ms }) => `${activity} ${Math.round((100 * ms) / whole)} %`)
    .join(", ")
}
