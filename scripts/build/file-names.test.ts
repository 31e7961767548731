/** Tests of the names of scripts against the server that caches them. */
import { expect, it } from "vitest"
import { isHashed } from "../../backend/app-server/hashed-name.ts"
import { scriptFileNames } from "./file-names.ts"

it("has a hash by which the app server lets browsers keep the script forever", () => {
  const name = scriptFileNames({ name: "home" })
    .replace("[name]", "home")
    .replace(/\[hash(?::(\d+))?\]/, (_, length = 8) => "a1b2c3d4".slice(0, Number(length)))
  expect(isHashed(`/${name}`)).toBe(true)
})
