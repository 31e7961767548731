import { describe, expect, it } from "vitest"
import { Link as PageLink } from "wouter"
import { Link } from "./Link.tsx"

describe("following a link", () => {
  it.each(["/", "/wiesensee/account?section=verify", "/wiesensee/contact#plate"])(
    "stays within the page for %s",
    (href) => {
      expect(Link({ href, children: "Weiter" }).type).toBe(PageLink)
    }
  )

  it.each([
    "https://parkschein.example/de/terms",
    "mailto:hilfe@parkschein.example",
    "#help",
    "blob:x",
    undefined
  ])("leaves %s to the browser", (href) => {
    expect(Link({ ...(href === undefined ? {} : { href }), children: "Weiter" }).type).toBe("a")
  })
})
