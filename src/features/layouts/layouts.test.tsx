// Tests of the content of both layouts, rendered to text: no browser needed.
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, describe, expect, it } from "vitest"
import { Router } from "wouter"
import { startTranslations } from "../../i18n/start-i18next.ts"
import { de } from "../../i18n/testing/catalogues.ts"
import { Toasts } from "../../ui/Toasts.tsx"
import { fixedLocation } from "../../ui/testing/fixed-location.ts"
import Footer from "./Footer.tsx"
import { LanguageSelect } from "./LanguageSelect.tsx"
import { SystemLayout } from "./SystemLayout.tsx"

const nothing = () => {}

const languages = [
  { value: "de-DE", label: "Deutsch" },
  { value: "en-GB", label: "English" },
  { value: "fr-FR", label: "Français" },
  { value: "it-IT", label: "Italiano" }
]

const markupAt = (path: string, part: ReactNode): string =>
  renderToStaticMarkup(<Router hook={fixedLocation(path)}>{part}</Router>)

beforeAll(() => {
  startTranslations("de-DE", de)
})

/** Returns the texts of all elements of a kind, in document order. */
const allOf = (html: string, element: string): ReadonlyArray<string> =>
  [...html.matchAll(new RegExp(`<${element}[ >][\\s\\S]*?</${element}>`, "g"))].map(([found]) =>
    found
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim()
  )

describe("the footer", () => {
  it("has all links in the order of the specification, and the copyright [L-09 B-35 B-36]", () => {
    const html = markupAt("/", <Footer shopPath="wiesensee" shopCountry="de" />)
    const links = allOf(html, "a")
    const specified = ["Tickets kaufen", "Konto", "AGB", "Cookies", "Impressum", "Datenschutz"]
    expect(links.filter((link) => specified.includes(link))).toEqual(specified)
    expect(allOf(html, "p")).toEqual([`© ${new Date().getFullYear()} Parkschein`])
  })

  it("links to the legal pages of the shop's country, with Germany's as the fallback [L-10]", () => {
    const of = (country: string) => markupAt("/", <Footer shopPath="wiesensee" shopCountry={country} />)
    expect(of("it")).toContain("https://parkschein.example/it/imprint")
    expect(of("fr")).toContain("https://parkschein.example/de/imprint")
  })
})

it("a link outside the page content is no link on its own target page", () => {
  const here = (path: string) =>
    [...markupAt(path, <Footer shopPath="see alpen" />).matchAll(/<a[^>]*aria-current="page">([^<]*)/g)].map(
      ([link, words]) => [words, link.includes("href")]
    )
  expect(here("/see%20alpen/account")).toEqual([["Konto", false]])
  expect(here("/see%20alpen/account?section=verify")).toEqual([])
  expect(here("/hochtal/account")).toEqual([])
})

it("the choice of the language lists the languages in the header, each by its own name [L-06 E-22 F-09]", () => {
  const html = renderToStaticMarkup(
    <LanguageSelect languages={languages.slice(0, 2)} language="en-US" onLanguageChange={nothing} />
  )
  expect(allOf(html, "option")).toEqual(["Deutsch", "English"])
  expect([...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual(["de-DE", "en-GB"])
  expect(html).toMatch(/<option value="en-GB" lang="en-GB" selected="">/)
})

it("the system layout has no footer, a background picture and four languages [L-11]", () => {
  const html = markupAt(
    "/",
    <SystemLayout languages={languages} language="de-DE" onLanguageChange={nothing}>
      <p>Inhalt</p>
    </SystemLayout>
  )
  expect(html).not.toContain("<footer")
  expect(html).toMatch(/<img[^>]*class="system__backdrop"/)
  expect(allOf(html, "option")).toEqual(["Deutsch", "English", "Français", "Italiano"])
})

it("messages have an icon, a text, details, a close button and a progress bar [L-12]", () => {
  const html = renderToStaticMarkup(
    <Toasts
      toasts={[{ key: "1", type: "warning", message: "Stau", details: "Genaueres", closeDelay: 15_000 }]}
      onClose={nothing}
      onPause={nothing}
      onResume={nothing}
    />
  )
  expect(html).toContain("<svg")
  expect(allOf(html, "p")).toEqual(["Achtung: Stau", "Genaueres"])
  expect(html).toContain('aria-label="Schließen"')
  expect(html).toMatch(/data-countdown=""[^>]*--close-delay:15000ms/)
})
