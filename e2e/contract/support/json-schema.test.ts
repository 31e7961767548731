/** Tests of the schema check of the walk: each difference is reported with its path. */
import { expect, it } from "vitest"
import { judgeFor } from "./json-schema.ts"

const problems = (value: unknown) =>
  judgeFor({
    schemas: { Plate: { type: "object", properties: { plate: { type: "string", maxLength: 3 } } } }
  })(
    {
      type: "object",
      properties: {
        id: { type: "string", pattern: "^[0-9]+$" },
        price: { anyOf: [{ type: "number", minimum: 0 }, { type: "null" }] },
        plates: { type: "array", items: { $ref: "#/components/schemas/Plate" } },
        names: { type: "object" }
      },
      required: ["id"]
    },
    value
  )

it("finds nothing where there is nothing", () => {
  expect(problems({ id: "1", price: null, plates: [{ plate: "ABC" }], names: { de: "A" } })).toEqual([])
})

it.each([
  [{}, `body must have required property 'id'`],
  [{ id: "x" }, `body/id must match pattern "^[0-9]+$"`],
  [{ id: "1", price: -1 }, "body/price must be >= 0"],
  [{ id: "1", secret: true }, `body must NOT have additional properties: {"additionalProperty":"secret"}`],
  [{ id: "1", plates: [{ plate: "ABCD" }] }, "body/plates/0/plate must NOT have more than 3 characters"],
  [{ id: "1", plates: [{ kind: "A" }] }, "body/plates/0 must NOT have additional properties"]
])("says of %j that %s", (value, problem) => {
  expect(problems(value).join("\n")).toContain(problem)
})
