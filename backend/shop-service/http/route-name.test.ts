/** Tests: the log has the contract's template of a path, never the path that was sent. */
import { expect, it } from "vitest"
import { allEndpoints } from "../../../schemas/api/all.ts"
import { routeName } from "./route-name.ts"

it.each(Object.values(allEndpoints))("$method $path is named by its template", ({ method, path }) => {
  expect(routeName(method, `${path.replaceAll(/:[A-Za-z]+/g, "M-PP123")}?plate=M-PP123#top`)).toBe(path)
})

it("is unknown for an address or method outside the contract", () => {
  expect(routeName("GET", "/v1/M-PP123/neu@example.com/cart")).toBe("(unknown)")
  expect(routeName("PATCH", "/health")).toBe("(unknown)")
})
