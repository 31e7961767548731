/** Tests of a mail's HTML: contrast of every text in both schemes, and that it loads nothing. */
import { describe, expect, it } from "vitest"
import { writtenMails } from "../shop-service/testing/written-mails.ts"
import { colours, contrast, groundOf } from "./colours.ts"
import { mailHtml } from "./mail-html.ts"

interface Look {
  readonly color: string
  readonly background: string
}

/** Returns the colours that the dark scheme's rules give to a class. */
const darkRulesOf = (page: string): ReadonlyMap<string, string> => {
  const [, rules = ""] = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/s.exec(page) ?? []
  return new Map([...rules.matchAll(/\.(\w+)\{([^}]+)\}/g)].map(([, name = "", rule = ""]) => [name, rule]))
}

const declared = (style: string, property: string): string | undefined =>
  new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})`).exec(style)?.[1]

/** Returns every visible text with its colours, as inherited in the document. */
const textsOf = (page: string, scheme: "light" | "dark") => {
  const rules = scheme === "dark" ? darkRulesOf(page) : new Map<string, string>()
  const body = page.slice(page.indexOf("<body"), page.indexOf("</html>")).replace(/<!--.*?-->/gs, "")
  const looks: (Look & { readonly isHidden: boolean })[] = [
    { color: "#000000", background: "#ffffff", isHidden: false }
  ]
  const found: (Look & { readonly text: string })[] = []
  for (const [, closing, name = "", attributes = "", words = ""] of body.matchAll(
    /<(\/?)(\w+)([^>]*)>([^<]*)/g
  )) {
    if (closing === "/") looks.pop()
    else if (name !== "br") {
      const [above] = looks.slice(-1)
      const style = /style="([^"]*)"/.exec(attributes)?.[1] ?? ""
      const rule = rules.get(/class="([^"]*)"/.exec(attributes)?.[1] ?? "") ?? ""
      const of = (property: string) => declared(rule, property) ?? declared(style, property)
      looks.push({
        color: of("color") ?? above?.color ?? "",
        background: of("background-color") ?? above?.background ?? "",
        isHidden: above?.isHidden === true || style.includes("display:none")
      })
    }
    const look = looks.at(-1)
    if (words.trim() !== "" && look !== undefined && !look.isHidden)
      found.push({ text: words.trim(), ...look })
  }
  expect(looks).toHaveLength(1)
  return found
}

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  it.each(["de", "en", "fr", "it"])(
    "every text of every mail has a contrast of 4.5 in %s",
    async (locale) => {
      for (const { name, mail } of await writtenMails(locale)) {
        const texts = textsOf(mailHtml(mail), scheme)
        expect(texts.length).toBeGreaterThan(10)
        expect(texts.map(({ text }) => text)).toContain("Parken am Wiesensee")
        const faint = texts.filter(({ color, background }) => contrast(color, background) < 4.5)
        expect(faint, name).toEqual([])
      }
    }
  )
})

it("has other backgrounds in the dark scheme", async () => {
  const [first] = await writtenMails("de")
  const page = first === undefined ? "" : mailHtml(first.mail)
  for (const [index, scheme] of (["light", "dark"] as const).entries()) {
    const grounds = new Set(textsOf(page, scheme).map(({ background }) => background))
    expect(grounds).toContain(colours.card[index])
    expect(grounds).toContain(colours.page[index])
    expect(grounds).not.toContain(colours.page[1 - index])
  }
})

it("has one button, a preheader without plates, and loads nothing", async () => {
  for (const { mail } of await writtenMails("de")) {
    const page = mailHtml(mail)
    expect(mail.blocks.filter(({ kind }) => kind === "button").length).toBeLessThanOrEqual(1)
    expect(page).toContain(`mso-hide:all">${mail.preheader}`)
    expect(mail.preheader).not.toMatch(/M-|SG/)
    expect(page).not.toMatch(/<img|<script|<link|url\(|src=/)
  }
})

it.each(["#ffe600", "#ffffff", "#1f6f9f", "#000000", "#e08a1e"])(
  "darkens the accent %s until white text on it can be read",
  (accent) => expect(contrast(groundOf(accent), "#ffffff")).toBeGreaterThanOrEqual(4.5)
)
