/** Readers of parsed JSON: each returns the value, or throws an error that names its place. */
import { messageOf } from "./message-of.ts"

export type Read<Value> = (value: unknown, where: string) => Value

export const wrong = (where: string, wanted: string): never => {
  throw new Error(`${where} must be ${wanted}.`)
}

export const parsedJson = (text: string, where: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${where} is not JSON: ${messageOf(cause)}.`)
  }
}

export const record: Read<Readonly<Record<string, unknown>>> = (value, where) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? { ...value }
    : wrong(where, "an object")

export const text: Read<string> = (value, where) =>
  typeof value === "string" ? value : wrong(where, "a text")

export const number: Read<number> = (value, where) =>
  typeof value === "number" ? value : wrong(where, "a number")

export const list = <Item>(value: unknown, where: string, read: Read<Item>): ReadonlyArray<Item> =>
  Array.isArray(value) ? value.map((item, index) => read(item, `${where}[${index}]`)) : wrong(where, "a list")

/** Reads each value of an object. */
export const recordOf = <Value>(
  value: unknown,
  where: string,
  read: Read<Value>
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(record(value, where)).map(([key, each]) => [key, read(each, `${where}, "${key}"`)])
  )

/** Returns a reader of the texts of an object, by key. */
export const textsOf = (value: unknown, where: string): ((key: string) => string) => {
  const given = record(value, where)
  return (key) => text(given[key], `${where}, "${key}"`)
}
