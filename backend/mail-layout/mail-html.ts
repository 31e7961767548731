/**
 * HTML of a mail: a head in the sender's colour, one card, and the small print below it. Tables and inline
 * styles, since mail programs know little more; nothing is loaded, so that opening a mail tells nobody.
 */
import { type Html, html } from "../hosted-pages/html.ts"
import type { Block, Fact } from "./blocks.ts"
import { type Colour, colours, groundOf } from "./colours.ts"
import { drawnPlate } from "./drawn-plate.ts"

/** A mail as its reader sees it. */
export interface MailContent {
  readonly language: string
  /** Heading of the mail. */
  readonly title: string
  /** Shown after the subject in a list of mails. Without plates: others may see the screen. */
  readonly preheader: string
  readonly sender: { readonly name: string; readonly accent: string | undefined }
  /** In the card. */
  readonly blocks: ReadonlyArray<Block>
  /** Below the card, in small type: what the law demands. */
  readonly smallPrint: ReadonlyArray<Block>
}

const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const frame = html` role="presentation" cellpadding="0" cellspacing="0"`

const ink = (colour: Colour) => html`class="${colour}" style="color:${colours[colour][0]}`
const ground = (colour: Colour) =>
  html`class="${colour}" bgcolor="${colours[colour][0]}" style="background-color:${colours[colour][0]}`

const darkRules = (before: string): string =>
  Object.entries(colours)
    .map(([name, [, dark]]) => {
      const property =
        name === "page" || name === "card" ? "background-color" : name === "line" ? "border-color" : "color"
      return `${before}.${name}{${property}:${dark}!important}`
    })
    .join("")

/** Apple Mail and others follow the scheme; Outlook on the web marks what it has darkened. */
const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules("")}}${darkRules("[data-ogsc] ")}`

const lines = (value: string): ReadonlyArray<Html> =>
  value.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))

interface Style {
  /** In pixels. */
  readonly size: number
  readonly colour: Colour
  readonly accent: string
}

const row = (fact: Fact, { size, colour }: Style): Html => {
  const [name, value, translate = "yes"] = fact
  return html`<tr><td width="36%" valign="top" ${ink("quiet")};padding:3px 12px 3px 0;font:${size}px/1.5 ${font}">${name}</td><td translate="${translate}" valign="top" ${ink(colour)};padding:3px 0;font:${size}px/1.5 ${font};overflow-wrap:anywhere">${lines(value)}</td></tr>`
}

const markup = (block: Block, style: Style): Html => {
  const { size, colour, accent } = style
  switch (block.kind) {
    case "heading":
      return html`<h2 ${ink(colour)};margin:24px 0 6px;font:700 ${size + 1}px/1.35 ${font}">${block.text}</h2>`
    case "text":
      return html`<p ${ink(colour)};margin:0 0 12px;font:${size}px/1.5 ${font}">${lines(block.text)}</p>`
    case "link":
      return html`<p style="margin:0 0 8px;font:${size}px/1.5 ${font}"><a href="${block.address}" target="_blank" ${ink("link")}">${block.text}</a></p>`
    case "button":
      return html`<table${frame} width="100%" style="margin:20px 0 16px"><tr><td align="center" bgcolor="${accent}" style="background-color:${accent};border-radius:10px;mso-padding-alt:14px 20px"><a href="${block.address}" target="_blank" style="display:block;padding:14px 20px;color:#ffffff;font:700 17px/1.3 ${font};text-decoration:none">${block.text}</a></td></tr></table>`
    case "facts":
      return html`<table${frame} width="100%" style="margin:0 0 12px">${block.facts.map((fact) => row(fact, style))}</table>`
    case "pass":
      return html`<table${frame} width="100%" style="margin:0 0 4px"><tr><td ${ink("quiet")};padding:16px 0 0;font:15px/1.5 ${font}"><p style="margin:0 0 8px">${block.title}</p>${block.plates.map(drawnPlate)}${
        block.validity !== null &&
        html`<p ${ink("ink")};margin:4px 0;font:700 20px/1.3 ${font}">${block.validity}</p>`
      }${block.details.map((detail) => html`<p ${ink("ink")};margin:0;font:16px/1.5 ${font}">${detail}</p>`)}</td></tr></table>`
  }
}

/** Mail programs continue a short preview with what follows: these characters have no width. */
const filler = "&#847;&zwnj;&nbsp;".repeat(60)

const head = ({ name }: MailContent["sender"], accent: string): Html =>
  html`<tr><td bgcolor="${accent}" style="padding:14px 20px;border-radius:14px 14px 0 0;background-color:${accent}"><table${frame}><tr><td align="center" bgcolor="#ffffff" aria-hidden="true" style="width:32px;height:32px;border-radius:8px;background-color:#ffffff;color:${accent};font:700 20px/32px Arial,sans-serif">P</td><td translate="no" style="padding:0 0 0 12px;color:#ffffff;font:700 18px/1.3 ${font}">${name}</td></tr></table></td></tr>`

/** Renders the mail; readable without its styles. */
export const mailHtml = ({ language, title, preheader, sender, blocks, smallPrint }: MailContent): string => {
  const accent = groundOf(sender.accent)
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${title}</title><style>${{ markup: styleSheet }}</style></head>
<body ${ground("page")};margin:0;padding:0"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${{ markup: filler }}</div>
<table${frame} width="100%" ${ground("page")}"><tr><td align="center" style="padding:12px 8px 32px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table${frame} width="100%" style="max-width:600px;text-align:left">
${head(sender, accent)}
<tr><td ${ground("card")};padding:22px 20px;border-radius:0 0 14px 14px">
<h1 ${ink("ink")};margin:0 0 12px;font:700 25px/1.25 ${font}">${title}</h1>
${blocks.map((block) => markup(block, { size: 16, colour: "ink", accent }))}
</td></tr>
<tr><td style="padding:4px 20px 0">
${smallPrint.map((block) => markup(block, { size: 13, colour: "quiet", accent }))}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`.markup
}
