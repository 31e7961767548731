/** Tests of the routes' metadata. */
import { assert, describe, it } from "vitest"
import { type Page, shopOf } from "../../machines/app/pages.ts"
import { de } from "../i18n/testing/catalogues.ts"
import { pageOf, routeOf } from "./index.ts"

const pages = [
  "/",
  "/callback?code=a&state=b",
  "/callback-logout",
  "/loading",
  "/error",
  "/a/b/c",
  "/email-verification-required",
  "/shop",
  "/shop/ticket/t",
  "/shop/parking-permissions-group/g",
  "/shop/payment-success",
  "/shop/payment-failed",
  "/shop/account",
  "/shop/verify",
  "/shop/contact"
].map((address): Page => {
  const { pathname, search } = new URL(address, "http://localhost")
  return routeOf(pathname, search)
})

describe("the meta of routes", () => {
  it("is tested for every route", () => {
    assert.sameMembers(
      pages.map(({ name }) => name),
      Object.keys(de.pages)
    )
  })

  it("sets the layout without footer for the e-mail page only [R-07 L-01]", () => {
    assert.deepStrictEqual(
      pages.filter(({ name }) => pageOf(name).isWithoutFooter).map(({ name }) => name),
      ["emailVerification"]
    )
  })

  it("hides “my profile” on routes without a shop [L-03]", () => {
    assert.sameMembers(
      pages.filter((page) => shopOf(page) === null).map(({ name }) => name),
      ["root", "callback", "callbackLogout", "loading", "error", "notFound", "emailVerification"]
    )
  })

  it("has a description for every page, and a module [L-02]", () => {
    const names = Object.keys(de.pages) as Array<Page["name"]>
    assert.deepStrictEqual(
      names.map((name) => pageOf(name).name),
      names
    )
  })
})
