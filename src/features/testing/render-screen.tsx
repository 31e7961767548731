/** Renders a screen or a part of it to text, without a browser. */
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Router } from "wouter"
import { startTranslations } from "../../i18n/start-i18next.ts"
import { de } from "../../i18n/testing/catalogues.ts"
import { addressOf } from "../../pages/index.ts"
import { fixedLocation } from "../../ui/testing/fixed-location.ts"
import { type Shell, ShellContext } from "../shop-context.tsx"

/** Call once before the first screen. */
export const speakGerman = (): void => {
  startTranslations("de-DE", de)
}

const nothing = () => {}

const now = Date.parse("2026-11-21T10:00:00Z")

const shell: Shell = {
  tell: nothing,
  addressOf,
  requestLogin: nothing,
  requestSignUp: nothing,
  now: () => now,
  offers: () => true,
  countryOf: () => null,
  assetUrl: (path) => `https://assets.example/${path}`
}

const hook = fixedLocation("/")

/** Renders at a time, in milliseconds since 1970. */
export const markupAt = (now: number, screen: ReactNode): string =>
  renderToStaticMarkup(
    <Router hook={hook}>
      <ShellContext value={{ ...shell, now: () => now }}>{screen}</ShellContext>
    </Router>
  )

export const markupOf = (screen: ReactNode): string => markupAt(now, screen)

/** Returns the visible text in one line. */
export const wordsOf = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0]+/g, " ")
    .trim()
