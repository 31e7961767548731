import { describe, expect, it } from "vitest"
import { pageKeyOf } from "../../machines/app/pages.ts"
import { addressOf, destinationOf, locationOf, routeOf } from "./index.ts"

const route = (address: string) => {
  const { pathname, search } = new URL(address, "http://localhost")
  return routeOf(pathname, search)
}

describe("routes", () => {
  it.each([
    ["/", { name: "root" }],
    ["/callback?code=a&state=b", { name: "callback" }],
    ["/callback-logout", { name: "callbackLogout" }],
    ["/email-verification-required?wanted=%2Fwiesensee", { name: "emailVerification", wanted: "/wiesensee" }],
    ["/wiesensee", { name: "shopHome", shop: "wiesensee", areaEntityId: null }],
    ["/wiesensee/", { name: "shopHome", shop: "wiesensee", areaEntityId: null }],
    ["/wiesensee?area=a-1", { name: "shopHome", shop: "wiesensee", areaEntityId: "a-1" }],
    [
      "/wiesensee/ticket/t-1",
      { name: "ticket", shop: "wiesensee", ticketId: "t-1", source: { kind: "new" }, areaEntityId: null }
    ],
    [
      "/wiesensee/ticket/t-1?area=a-1",
      { name: "ticket", shop: "wiesensee", ticketId: "t-1", source: { kind: "new" }, areaEntityId: "a-1" }
    ],
    ["/wiesensee/parking-permissions-group/g-1", { name: "permission", shop: "wiesensee", groupId: "g-1" }],
    ["/wiesensee/contact", { name: "contact", shop: "wiesensee" }],
    ["/wiesensee/account?section=verify", { name: "account", shop: "wiesensee", section: "verify" }],
    ["/wiesensee/account?section=else", { name: "account", shop: "wiesensee", section: null }],
    ["/wiesensee/verify", { name: "verify", shop: "wiesensee", code: "" }],
    ["/wiesensee/verify?code=A-1", { name: "verify", shop: "wiesensee", code: "A-1" }],
    ["/wiesensee/payment-success?order=o-1", { name: "paymentSuccess", shop: "wiesensee", orderId: "o-1" }],
    ["/wiesensee/payment-failed", { name: "paymentFailed", shop: "wiesensee", orderId: null }],
    ["/callback", { name: "root" }],
    ["/callback?code=a", { name: "root" }],
    ["/error", { name: "error", reason: "generic" }],
    ["/error?reason=noShop", { name: "error", reason: "noShop" }],
    ["/error?reason=loggedOut", { name: "error", reason: "loggedOut" }],
    ["/error?reason=else", { name: "error", reason: "generic" }],
    ["/loading", { name: "loading" }]
  ])("%s has its own route [R-06 R-08 R-09 R-10 R-11 R-12 R-13 R-16 R-17]", (address, expected) => {
    expect(route(address)).toEqual(expected)
  })

  it.each([
    "/wiesensee/else",
    "/wiesensee/ticket",
    "/wiesensee/ticket/t-1/more",
    "/error/more",
    "/callback/x"
  ])("%s is not found [R-18]", (address) => {
    expect(route(address)).toEqual({ name: "notFound" })
  })

  it.each([
    { name: "ticket", source: { kind: "new" } },
    { name: "ticket", source: { kind: "cartItem", hash: "se+al=" } },
    { name: "ticket", source: { kind: "boughtBefore", id: "b-1" } }
  ] as const)("parses the address of a ticket as %j", (ticket) => {
    const page = { ...ticket, shop: "a b", ticketId: "t/1", areaEntityId: "ä&1" }
    expect(route(addressOf(page))).toEqual(page)
  })

  it.each([
    [{ name: "shopHome", shop: "wiesensee" }, "/wiesensee"],
    [
      { name: "account", shop: "wiesensee", section: "permissions" },
      "/wiesensee/account?section=permissions"
    ],
    [{ name: "permission", shop: "wiesensee", groupId: "g" }, "/wiesensee/parking-permissions-group/g"],
    [
      { name: "emailVerification", wanted: "/a?b=c#d" },
      "/email-verification-required?wanted=%2Fa%3Fb%3Dc%23d"
    ],
    [{ name: "error", reason: "noShop" }, "/error?reason=noShop"],
    [{ name: "paymentSuccess", shop: "wiesensee", orderId: null }, "/wiesensee/payment-success"]
  ] as const)("prints and parses the address of %j [R-20 R-21]", (page, address) => {
    expect(addressOf(page)).toBe(address)
    expect(route(address)).toMatchObject(page)
  })

  it("prints the cart over a page", () => {
    expect(addressOf({ name: "shopHome", shop: "wiesensee" }, true)).toBe("/wiesensee?cart=open")
    expect(addressOf({ name: "shopHome", shop: "wiesensee", areaEntityId: "a" }, true)).toBe(
      "/wiesensee?area=a&cart=open"
    )
  })

  it("treats the account sections of one shop as one page [R-12]", () => {
    const key = pageKeyOf(route("/wiesensee/account"))
    expect(pageKeyOf(route("/wiesensee/account?section=verify"))).toBe(key)
    expect(pageKeyOf(route("/hochtal/account"))).not.toBe(key)
    expect(pageKeyOf(route("/wiesensee/verify?code=A"))).not.toBe(
      pageKeyOf(route("/wiesensee/verify?code=B"))
    )
  })

  it("treats the home of a shop as one page for any area of an on-site code", () => {
    const key = pageKeyOf(route("/wiesensee?cart=open"))
    expect(pageKeyOf(route("/wiesensee?area=a-1"))).toBe(key)
    expect(pageKeyOf(route("/hochtal?area=a-1"))).not.toBe(key)
  })

  it("protects the pages of a shop, but not the results of a payment [R-08 R-14 R-15]", () => {
    expect(destinationOf(route("/wiesensee"), "/wiesensee").access).toBe("protected")
    expect(destinationOf(route("/wiesensee/verify"), "/wiesensee/verify").access).toBe("protected")
    expect(destinationOf(route("/wiesensee/payment-success"), "/").access).toBe("public")
    expect(destinationOf(route("/nowhere/else"), "/").access).toBe("public")
  })

  it.each([
    ["/wiesensee", "?cart=open", true],
    ["/error", "?cart=open", false],
    ["/wiesensee/payment-success", "?cart=open", false],
    ["/wiesensee", "", false]
  ])("opens the cart over the pages of a shop only: %s%s", (pathname, search, expected) => {
    expect(locationOf({ pathname, search }).isCartOpen).toBe(expected)
  })
})
