/** The judge of the walk: what differs from a schema is named by its place. */
import { expect, it } from "vitest"
import { type JsonSchema, problemsOf } from "./json-schema.ts"

const schema: JsonSchema = {
  type: "object",
  properties: {
    id: { type: "string", pattern: "^[0-9]+$" },
    price: { anyOf: [{ type: "number", minimum: 0 }, { type: "null" }] },
    kind: { type: "string", enum: ["a", "b"] },
    plates: { type: "array", items: { $ref: "#/components/schemas/Plate" } }
  },
  required: ["id"]
}
const look = (): JsonSchema => ({ type: "object", properties: { plate: { type: "string", maxLength: 3 } } })

const problems = (value: unknown) => problemsOf(schema, value, look)

it("finds nothing where there is nothing", () => {
  expect(problems({ id: "1", price: null, kind: "a", plates: [{ plate: "ABC" }] })).toEqual([])
})

it.each([
  [{}, "body.id is missing"],
  [{ id: 1 }, "body.id is integer instead of string"],
  [{ id: "x" }, "body.id is not like ^[0-9]+$"],
  [{ id: "1", price: -1 }, "body.price is out of its range"],
  [{ id: "1", kind: "c" }, "body.kind is none of its values"],
  [{ id: "1", secret: true }, "body.secret is not documented"],
  [{ id: "1", plates: [{ plate: "ABCD" }] }, "body.plates[0].plate is too long"],
  [[], "body is array instead of object"]
])("says of %j that %s", (value, problem) => {
  expect(problems(value)).toEqual([problem])
})
