/** Layout of every page: head, the banner that says this is a demo, one card. */
import { join } from "node:path"
import { type Html, html } from "../../hosted-pages/html.ts"
import { pageStyle } from "../../hosted-pages/inline-style.ts"
import { type Language, texts } from "./texts.ts"

export interface PageParts {
  /** Name of the page, for tests and debugging. */
  readonly name: string
  readonly language: Language
  readonly title: string
  readonly card: Html
}

/** Style of all pages. */
export const style = pageStyle(join(import.meta.dirname, "../assets/payment-page.css"))

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
