/** ISO 8601 durations, such as P1M, P1Y6M or PT24H. */

const units = ["years", "months", "weeks", "days", "hours", "minutes", "seconds"] as const

export type Duration = Readonly<Partial<Record<(typeof units)[number], number>>>

const pattern =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** Returns the given parts, largest first; undefined if it is no duration, or has fractions. */
export const readDuration = (text: string | null): Duration | undefined => {
  const parts = pattern.exec(text ?? "")
  return parts === null
    ? undefined
    : Object.fromEntries(
        units.flatMap((unit, at) => {
          const count = parts[at + 1]
          return count === undefined ? [] : [[unit, Number(count)]]
        })
      )
}
