/** What routes say about their pages. */
import { assert, describe, it } from "vitest"
import { de } from "../i18n/de.ts"
import { routeMeta } from "./route-meta.ts"

describe("the meta of routes", () => {
  it("names the frame without footer for the e-mail page alone; all others have the default", () => {
    const others = Object.entries(routeMeta).filter(([, { layout }]) => layout !== undefined)
    assert.deepStrictEqual(
      others.map(([name, { layout }]) => [name, layout]),
      [["emailVerification", "SystemLayout"]]
    )
  })

  it("hides “my profile” where no shop is named", () => {
    const system = Object.entries(routeMeta).filter(([, { systemRoute }]) => systemRoute === true)
    assert.sameMembers(
      system.map(([name]) => name),
      ["root", "callback", "callbackLogout", "loading", "error", "notFound", "emailVerification"]
    )
  })

  it("has a description for every page", () => {
    assert.sameMembers(Object.keys(de.pages), Object.keys(routeMeta))
  })
})
