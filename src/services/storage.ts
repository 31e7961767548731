/**
 * What the shop remembers in the browser. Storage may be blocked, full or hold rubbish: reading then gives nothing,
 * writing does nothing, and neither throws. Keys carry a version; what does not decode is thrown away.
 * Without Effect, since the boot module reads from here before Effect is loaded.
 */

/** `local` outlives the tab, `session` does not. */
export type StorageArea = "local" | "session"

/** Returns the value when it fits, undefined when it does not. */
export type Decode<A> = (stored: unknown) => A | undefined

export interface StoredValue<A> {
  readonly read: () => A | undefined
  readonly write: (value: A) => void
  readonly remove: () => void
}

const prefix = "parkschein"
/** Begins the keys that hold what belongs to a person; a logout removes them. */
const personal = "parkschein.personal/"

const areaOf = (area: StorageArea): Storage | undefined => {
  try {
    return area === "local" ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return undefined
  }
}

const quietly = <A>(run: () => A): A | undefined => {
  try {
    return run()
  } catch {
    return undefined
  }
}

const storedAt = <A>(area: StorageArea, key: string, decode: Decode<A>): StoredValue<A> => {
  const remove = () => void quietly(() => areaOf(area)?.removeItem(key))
  return {
    read: () => {
      const text = quietly(() => areaOf(area)?.getItem(key)) ?? undefined
      if (text === undefined) return undefined
      const value = quietly(() => decode(JSON.parse(text)))
      if (value === undefined) remove()
      return value
    },
    write: (value) => void quietly(() => areaOf(area)?.setItem(key, JSON.stringify(value))),
    remove
  }
}

/** Raise the version when the shape changes: the old value is then never read again. */
export interface ValueOptions<A> {
  readonly name: string
  readonly version: number
  readonly area: StorageArea
  readonly decode: Decode<A>
}

/** A value of this browser. */
export const sharedValue = <A>({ name, version, area, decode }: ValueOptions<A>): StoredValue<A> =>
  storedAt(area, `${prefix}.${name}.${version}`, decode)

/** A value per driver and, where it is given, shop; removed by a logout. Decision D-43. */
export const personalValue =
  <A>({ name, version, area, decode }: ValueOptions<A>) =>
  (userId: string, shopId = ""): StoredValue<A> =>
    // Slashes cannot occur in the encoded parts, so that no two drivers share a key.
    storedAt(area, personal + [name, version, userId, shopId].map(encodeURIComponent).join("/"), decode)

/** Removes everything that belongs to a person, of every driver who used this browser; of this tab alone with `session`. */
export const forgetPersonal = (...areas: ReadonlyArray<StorageArea>): void => {
  for (const area of areas.length === 0 ? (["local", "session"] as const) : areas) {
    quietly(() => {
      const storage = areaOf(area)
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "")
      for (const key of keys) if (key.startsWith(personal)) storage?.removeItem(key)
    })
  }
}

/** Decoder of a text of at most so many characters, empty ones refused. */
export const text =
  (longest: number): Decode<string> =>
  (stored) =>
    typeof stored === "string" && stored !== "" && stored.length <= longest ? stored : undefined
