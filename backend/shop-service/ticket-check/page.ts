/** Page of the inspector's check. Without a script: it opens on any phone. */
import { labelsOf } from "../../../schemas/area-label.ts"
import { coverageAt, zoneOf } from "../../../schemas/coverage/coverage.ts"
import { coverageText, momentText } from "../../../schemas/coverage/labels.ts"
import { translateIn } from "../../../schemas/coverage/texts.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { type Html, html } from "../../hosted-pages/html.ts"
import { inlineStyle } from "../../hosted-pages/inline-style.ts"
import { mailFormats } from "../mails/formats.ts"
import { checkTexts } from "./texts.ts"

const style = inlineStyle(`
body{margin:0;background:#fff;color:#1b1f3b;font:1.125rem/1.4 system-ui,sans-serif;overflow-wrap:anywhere;hyphens:auto}
header{padding:min(2rem,10vw) min(1.25rem,6vw);color:#fff;background:#b01f1a;text-align:center}
header.valid{background:#0c6847}
header.unclear{background:#774a00}
h1{margin:0;font-size:min(2.5rem,12.5vw);line-height:1.15;hyphens:manual}
header p{margin:.5rem 0 0;font-size:1.25rem}
main{max-width:32rem;margin:0 auto;padding:1.5rem min(1.25rem,6vw)}
.plate{display:inline-block;margin:0 .5rem .5rem 0;padding:.25rem .75rem;border:3px solid;border-radius:.5rem;font-size:min(2rem,10vw);font-weight:700;hyphens:manual}
.plate small{font-size:1rem}
dt{margin-top:1rem;color:#555a78;font-size:.9375rem}
dd{margin:0;font-weight:600}
`)

/** Allows this style and nothing else. */
export const checkPolicy = `default-src 'none'; style-src ${style.source}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

interface Shown {
  readonly acceptLanguage: string | undefined
  readonly kind: "valid" | "unclear" | "invalid"
  readonly why: string
  readonly rest?: Html
}

const page = ({ acceptLanguage, kind, why, rest = html`` }: Shown): string => {
  const { tag, words } = checkTexts(acceptLanguage)
  const sign = { valid: "✓ ", unclear: "", invalid: "✗ " }[kind]
  const state = { valid: words.valid, unclear: "", invalid: words.invalid }[kind]
  return html`<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
${style.element}
</head>
<body>
<header class="${kind}"><h1><span aria-hidden="true">${sign}</span>${state === "" ? why : state}</h1>${
    state === "" ? "" : html`<p>${why}</p>`
  }</header>
<main>${rest}</main>
</body>
</html>
`.markup
}

export const unknownPage = (acceptLanguage: string | undefined): string =>
  page({ acceptLanguage, kind: "invalid", why: checkTexts(acceptLanguage).words.unknown })

export const busyPage = (acceptLanguage: string | undefined): string =>
  page({ acceptLanguage, kind: "unclear", why: checkTexts(acceptLanguage).words.busy })

interface Checked {
  readonly ticket: Ticket
  readonly shopName: string
  /** 0 where the ticket was taken back or is used up; null: stays do not count. */
  readonly staysLeft: number | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Says whether the ticket is valid now, for which plates and where; neither who has bought it nor for how much. */
export const checkPage = (
  acceptLanguage: string | undefined,
  { ticket, shopName, staysLeft, now }: Checked
): string => {
  const { tag, words } = checkTexts(acceptLanguage)
  const timeZone = zoneOf(ticket, "Europe/Berlin")
  const format = mailFormats(tag, timeZone)
  const covering = { ...ticket, remainingUsage: staysLeft }
  const coverage = coverageAt(covering, now, timeZone)
  const limited = coverageText(covering, coverage, now, {
    locale: tag,
    translate: translateIn(tag),
    timeZone
  })
  const { kind } = coverage
  const until =
    kind === "covered" && coverage.until !== null
      ? words.until.replace(
          "{until}",
          momentText(coverage.until, { now, locale: tag, timeZone, isEnd: true })
        )
      : ""
  const { validFrom, validTo } = ticket
  const facts = [
    [words.time, validFrom && validTo ? format.range(new Date(validFrom), new Date(validTo)) : ""],
    [words.area, (labelsOf(ticket.areas).join(" · ") || ticket.validityAreaName) ?? ""],
    [words.shop, shopName],
    [
      words.checkedAt,
      `${format.date(new Date(now))}, ${new Date(now).toLocaleTimeString(format.locale, { timeZone })}`
    ]
  ].filter(([, value]) => value !== "")
  return page({
    acceptLanguage,
    kind: kind === "covered" ? "valid" : kind === "unclear" ? kind : "invalid",
    why: limited ?? (kind === "covered" ? until : kind === "notYet" ? words.notYet : words.over),
    rest: html`${ticket.plates.map(
      ({ plate, country }) => html`<p class="plate" translate="no">${plate} <small>${country}</small></p>`
    )}
<p>${words.compare}</p>
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
  })
}
