/** Tests: the log has the contract's template of a path, never the path that was sent. */
import { expect, it } from "vitest"
import * as api from "../../../schemas/api/index.ts"
import { routeName } from "./route-name.ts"

const calls = Object.values(api).flatMap((value: unknown) =>
  typeof value === "object" && value !== null && "method" in value && "path" in value
    ? [[String(value.method), String(value.path)] as const]
    : []
)

it.each(calls)("%s %s is named by its template", (method, path) => {
  expect(routeName(method, `${path.replaceAll(/:[A-Za-z]+/g, "M-PP123")}?plate=M-PP123#top`)).toBe(path)
})

it("is unknown for an address or method outside the contract", () => {
  expect(routeName("GET", "/v1/M-PP123/neu@example.com/cart")).toBe("(unknown)")
  expect(routeName("PATCH", "/health")).toBe("(unknown)")
})
