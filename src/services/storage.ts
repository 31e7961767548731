/**
 * Values in the browser's storage. It may be blocked, full or invalid: then reading returns undefined,
 * writing has no effect, and neither throws. Keys have a version; undecodable values are removed. Without
 * Effect, since the boot module uses it before Effect is loaded.
 */

/** `local` outlives the tab, `session` does not. */
export type StorageArea = "local" | "session"

/** Returns the value if it is valid, else undefined. */
export type Decode<A> = (stored: unknown) => A | undefined

export interface StoredValue<A> {
  readonly read: () => A | undefined
  readonly write: (value: A) => void
  readonly remove: () => void
}

const prefix = "parkschein"
/** Prefix of keys with personal data; a logout removes them. */
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
    write: (value) =>
      void quietly(() => {
        const text = JSON.stringify(value)
        const storage = areaOf(area)
        // Reading is cheaper, and most pages write what is there.
        if (storage?.getItem(key) !== text) storage?.setItem(key, text)
      }),
    remove
  }
}

export interface ValueOptions {
  /** Default: `local`. */
  readonly area?: StorageArea
  /** Default: 1. Raise it when the shape changes: the old value is then never read again. */
  readonly version?: number
}

/** Value of this browser. */
export const sharedValue = <A>(
  name: string,
  decode: Decode<A>,
  { area = "local", version = 1 }: ValueOptions = {}
): StoredValue<A> => storedAt(area, `${prefix}.${name}.${version}`, decode)

/** Value per driver and, if given, shop; removed by a logout. Decision D-43. */
export const personalValue =
  <A>(name: string, decode: Decode<A>, { area = "local", version = 1 }: ValueOptions = {}) =>
  (userId: string, shopId = ""): StoredValue<A> =>
    // The encoded parts contain no slashes, so drivers never share a key.
    storedAt(area, personal + [name, version, userId, shopId].map(encodeURIComponent).join("/"), decode)

/** Removes the personal data of every driver who used this browser; only of this tab with `session`. */
export const forgetPersonal = (...areas: ReadonlyArray<StorageArea>): void => {
  for (const area of areas.length === 0 ? (["local", "session"] as const) : areas) {
    quietly(() => {
      const storage = areaOf(area)
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "")
      for (const key of keys) if (key.startsWith(personal)) storage?.removeItem(key)
    })
  }
}

/** Returns a decoder of non-empty texts up to this length. */
export const text =
  (maxLength: number): Decode<string> =>
  (stored) =>
    typeof stored === "string" && stored !== "" && stored.length <= maxLength ? stored : undefined
