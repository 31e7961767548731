/** Layout of every hosted page: the name of the shop or the product, the language switch, and a card. */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Html, html } from "../../hosted-pages/html.ts"
import { pageStyle } from "../../hosted-pages/inline-style.ts"
import { type Locale, languageNames, locales } from "../locale.ts"
import { texts } from "../texts.ts"
import { shopNameOf } from "./shop-name.ts"

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), "utf8")
const nameWithHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12)

const icon = read("icon.svg")
const showPassword = read("show-password.js")

/** Style of all pages. */
export const style = pageStyle(join(import.meta.dirname, "style.css"))

/** Files of the pages; their names contain a hash of the content, so they may be cached forever. */
export const assets = {
  icon: { path: `/u/icon-${nameWithHash(icon)}.svg`, type: "image/svg+xml", body: icon },
  /** The only script of the pages, which work without it. */
  showPassword: {
    path: `/u/show-password-${nameWithHash(showPassword)}.js`,
    type: "text/javascript; charset=utf-8",
    body: showPassword
  }
} as const

export interface Page {
  readonly locale: Locale
  readonly title: string
  readonly content: Html
  /** Page of the shop that the login leads back to, if known. */
  readonly target?: string | null | undefined
  /** Returns this page's address in a language; without it there is no language switch. */
  readonly addressIn?: (locale: Locale) => string
  /** In the card, above the title. */
  readonly before?: Html
  /** Outside the card, below it. */
  readonly aside?: Html
  readonly wide?: boolean
}

/** Short names on the screen, full names for screen readers: the four names are wider than a phone. */
const languageSwitch = (locale: Locale, addressIn: (locale: Locale) => string): Html =>
  html`<nav class="languages" aria-label="${texts[locale].languages}">${locales.map(
    (one) =>
      html`<a href="${addressIn(one)}" hreflang="${one}" lang="${one}" aria-label="${languageNames[one]}"${
        one === locale && html` aria-current="true"`
      }>${one.toUpperCase()}</a>`
  )}</nav>`

export const renderPage = (page: Page): string => {
  const { locale, title, content, target, addressIn, before, aside, wide } = page
  const text = texts[locale]
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${title} · ${text.brand}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f7fb" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#11142a" media="(prefers-color-scheme: dark)">
<meta name="robots" content="noindex">
<link rel="icon" href="${assets.icon.path}" type="image/svg+xml">
${style.element}
</head>
<body>
<header class="brand"><img src="${assets.icon.path}" alt="" width="32" height="32"><span>${shopNameOf(target) ?? text.brand}</span>${
    addressIn !== undefined && languageSwitch(locale, addressIn)
  }</header>
<main class="${wide === true ? "wide" : "card"}">
${before}<h1>${title}</h1>
${content}
</main>
${aside}
</body>
</html>
`.markup
}
