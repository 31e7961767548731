/** Blocks of a mail, rendered as plain text and as HTML without images, style sheets or network access. */
import { type Html, html } from "../../hosted-pages/html.ts"

/** A name and its value; a newline in the value breaks the line. `no`: a name that is not translated. */
export type Fact = readonly [name: string, value: string, translate?: "no"]

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "facts"; readonly facts: ReadonlyArray<Fact> }
  | { readonly kind: "link"; readonly text: string; readonly address: string }

export const heading = (text: string): Block => ({ kind: "heading", text })
export const text = (words: string): Block => ({ kind: "text", text: words })
export const facts = (...all: ReadonlyArray<Fact>): Block => ({ kind: "facts", facts: all })
export const link = (words: string, address: string): Block => ({ kind: "link", text: words, address })

const plain = (block: Block): string => {
  switch (block.kind) {
    case "heading":
      return `\n${block.text}\n${"-".repeat([...block.text].length)}`
    case "text":
      return `${block.text}\n`
    case "link":
      return `${block.text}:\n${block.address}\n`
    case "facts":
      return block.facts.map(([name, value]) => `${name}: ${value.replaceAll("\n", ", ")}\n`).join("")
  }
}

/** Renders plain text, with single empty lines between blocks. */
export const plainText = (blocks: ReadonlyArray<Block>): string =>
  `${blocks
    .map(plain)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`

const lines = (value: string): ReadonlyArray<Html> =>
  value.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))

const markup = (block: Block): Html => {
  switch (block.kind) {
    case "heading":
      return html`<h2 style="font-size:18px;margin:28px 0 8px">${block.text}</h2>`
    case "text":
      return html`<p style="margin:0 0 12px">${lines(block.text)}</p>`
    case "link":
      return html`<p style="margin:0 0 12px"><a href="${block.address}" style="color:#0b57a4">${block.text}</a></p>`
    case "facts":
      return html`<table role="presentation" style="border-collapse:collapse;margin:0 0 12px">${block.facts.map(
        ([name, value, translate = "yes"]) =>
          html`<tr><td style="padding:2px 16px 2px 0;vertical-align:top;color:#505a66">${name}</td><td translate="${translate}" style="padding:2px 0;vertical-align:top;overflow-wrap:anywhere">${lines(value)}</td></tr>`
      )}</table>`
  }
}

/** Renders a document in its language; readable without its styles. */
export const htmlText = (language: string, title: string, blocks: ReadonlyArray<Block>): string =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:600px;margin:0 auto">
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${title}</h1>
${blocks.map(markup)}
</div></body></html>
`.markup
