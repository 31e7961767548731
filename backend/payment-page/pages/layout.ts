/** Layout of every page: head, the banner that says this is a demo, one card. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Html, html } from "../../hosted-pages/html.ts"
import { inlineStyle } from "../../hosted-pages/inline-style.ts"
import { type Language, texts } from "./texts.ts"

export interface PageParts {
  /** Name of the page, for tests and debugging. */
  readonly name: string
  readonly language: Language
  readonly title: string
  readonly card: Html
}

/** Style of all pages. */
export const style = inlineStyle(
  readFileSync(join(import.meta.dirname, "../assets/payment-page.css"), "utf8")
)

/** Renders a whole document. The content policy allows its style alone, and no script. */
export const document = ({ name, language, title, card }: PageParts): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – Parkschein</title>
<link rel="icon" href="/payment-page.svg" type="image/svg+xml">
${style.element}
</head>
<body>
<header class="band"><strong>${texts[language].demo}</strong> <span>${texts[language].demoNote}</span></header>
<main class="card" data-page="${name}">
${card}
</main>
</body>
</html>
`.markup
