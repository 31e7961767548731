/** Names of a flow's parts in sentences for people: by default their names in the machine. */
export interface Vocabulary {
  /** Quoted, for a sentence: “Empty cart”. */
  readonly state: (name: string) => string
  /** Quoted control: “Empty the cart”. */
  readonly event: (type: string) => string
  /** After "when": the driver empties the cart. */
  readonly happens: (type: string) => string
  /** After "to": load the cart. */
  readonly service: (name: string) => string
}

export const machineNames: Vocabulary = {
  state: (name) => `"${name}"`,
  event: (type) => type,
  happens: (type) => `${type} happens`,
  service: (name) => `run "${name}"`
}

/** Joins the leaf states of parallel regions by " + ", each in its own words. */
export const formatStates = ({ state }: Vocabulary, names: string): string =>
  names.split(" + ").map(state).join(" + ")

const units = [
  [3_600_000, "hour"],
  [60_000, "minute"],
  [1_000, "second"]
] as const

/** Formats `600000` as `10 minutes`. */
export const formatTime = (ms: number): string => {
  const [size, unit] = units.find(([length]) => ms >= length && ms % length === 0) ?? [1, "millisecond"]
  const count = ms / size
  return `${count} ${unit}${count === 1 ? "" : "s"}`
}
