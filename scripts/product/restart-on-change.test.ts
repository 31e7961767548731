import { expect, it } from "vitest"
import { serversConcernedBy } from "./restart-on-change.ts"

const concerned = (file: string): readonly string[] => serversConcernedBy(file).map(({ name }) => name)

it("restarts only the server whose folder changed", () => {
  expect(concerned("backend/shop-service/rules/price.ts")).toEqual(["shop service"])
  expect(concerned("backend/identity-provider/texts.ts")).toEqual(["identity provider"])
})

it("restarts all servers when a shared file changed", () => {
  const all = ["identity provider", "shop service", "payment page"]
  expect(concerned("schemas/ticket.ts")).toEqual(all)
  expect(concerned("backend/configuration.ts")).toEqual(all)
})

it("restarts nothing for tests, other files and excluded servers", () => {
  expect(concerned("schemas/ticket.test.ts")).toEqual([])
  expect(concerned("backend/README.md")).toEqual([])
  expect(concerned("backend/database/main.ts")).toEqual([])
})
