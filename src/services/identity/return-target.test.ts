/** Tests of the remembered target of a login. */
import { assert, it } from "vitest"
import { rememberedTarget } from "./return-target.ts"

it("reads no target when storage is blocked", () => {
  rememberedTarget.write("/wiesensee")
  assert.isUndefined(rememberedTarget.read())
})
