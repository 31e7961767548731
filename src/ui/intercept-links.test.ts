import { describe, expect, it } from "vitest"
import { pathWithin } from "./intercept-links.ts"

const location = { href: "https://shop.example/wiesensee?cart=open", origin: "https://shop.example" }
const click = { target: "", download: false, button: 0, modified: false }

describe("following a link", () => {
  it("stays within the page for our own addresses", () => {
    expect(pathWithin({ ...click, href: "/wiesensee/account?section=verify" }, location)).toBe(
      "/wiesensee/account?section=verify"
    )
    expect(pathWithin({ ...click, href: "https://shop.example/" }, location)).toBe("/")
  })

  it.each([
    ["another site", { ...click, href: "https://parkschein.example/de/terms" }],
    ["a mail address", { ...click, href: "mailto:hilfe@parkschein.example" }],
    ["a place on this page", { ...click, href: "/wiesensee?cart=open#tickets" }],
    ["a new tab", { ...click, href: "/x", target: "_blank" }],
    ["a press with a modifier", { ...click, href: "/x", modified: true }],
    ["the middle button", { ...click, href: "/x", button: 1 }],
    ["a download", { ...click, href: "/x", download: true }]
  ])("leaves %s to the browser", (_, given) => {
    expect(pathWithin(given, location)).toBeNull()
  })
})
