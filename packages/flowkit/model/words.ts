/** What the parts of a flow are called in sentences for people: by their names in the machine, unless somebody says it better. */
export interface Words {
  /** As it stands in a sentence, quoted: “Empty cart”. */
  readonly state: (name: string) => string
  /** What is offered, quoted: “Empty the cart”. */
  readonly event: (type: string) => string
  /** After "when": the driver empties the cart. */
  readonly happens: (type: string) => string
  /** After "to": load the cart. */
  readonly service: (name: string) => string
}

export const bareWords: Words = {
  state: (name) => `"${name}"`,
  event: (type) => type,
  happens: (type) => `${type} happens`,
  service: (name) => `run "${name}"`
}

/** Leaf states of parallel regions, joined by " + ", each in its own words. */
export const sayStates = ({ state }: Words, names: string): string =>
  names.split(" + ").map(state).join(" + ")

const units = [
  [3_600_000, "hour"],
  [60_000, "minute"],
  [1_000, "second"]
] as const

/** `600000` → `10 minutes`. */
export const sayTime = (ms: number): string => {
  const [size, unit] = units.find(([length]) => ms >= length && ms % length === 0) ?? [1, "millisecond"]
  const count = ms / size
  return `${count} ${unit}${count === 1 ? "" : "s"}`
}
