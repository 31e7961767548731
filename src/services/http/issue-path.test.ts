/** Tests: the path of a mismatch consists of names and indexes. */
import { Effect, Schema } from "effect"
import { expect, it } from "vitest"
import { issuePath } from "./issue-path.ts"

const Item = Schema.Struct({
  price: Schema.Number.check(Schema.isGreaterThan(0)),
  start: Schema.NullOr(Schema.Struct({ day: Schema.Number }))
})
const List = Schema.Struct({ items: Schema.Array(Item) })
const right = { price: 1, start: null }

it.each([
  ["the answer itself", 7, ""],
  ["a field", { items: "none" }, "items"],
  ["a field of an item", { items: [right, { ...right, price: "8" }] }, "items[1].price"],
  ["a value out of its bounds", { items: [{ ...right, price: -1 }] }, "items[0].price"],
  ["one of several shapes", { items: [{ ...right, start: { day: "1" } }] }, "items[0].start.day"]
])("in %s", (_, sent, path) => {
  const failed = Effect.runSync(Effect.flip(Schema.decodeUnknownEffect(List)(sent)))
  expect(issuePath(failed.issue, "")).toBe(path)
  expect(issuePath(failed.issue, "body")).toBe(path === "" ? "body" : `body.${path}`)
})
