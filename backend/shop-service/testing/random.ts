/** Reproducible random choices: the same seed gives the same ones everywhere. */
export interface Random {
  /** From 0 to below 1. */
  readonly number: () => number
  readonly one: <A>(list: ReadonlyArray<A>) => A
  readonly chance: (probability: number) => boolean
}

/** Mulberry32. */
export const randomFrom = (seed: number): Random => {
  let state = seed
  const number = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    number,
    one: <A>(list: ReadonlyArray<A>) => list[Math.floor(number() * list.length)] as A,
    chance: (probability) => number() < probability
  }
}
