/** A plate drawn in a mail: a table, since mail programs show no SVG and load no pictures unasked. */
import { countryFrom } from "../../schemas/licence-plate/index.ts"
import { formatPlate, plateStyle } from "../../schemas/licence-plate/plate-style.ts"
import { type Html, html } from "../hosted-pages/html.ts"
import type { DrawnPlate } from "./blocks.ts"

const band = { ground: "#0b3a9b", cross: "#c8102e", text: "#ffffff" }
const face = { white: "#fdfdfa", yellow: "#f7c948", ink: "#14151a" }

export const drawnPlate = ({ plate, country: of }: DrawnPlate): Html => {
  const country = countryFrom(of)
  const look = plateStyle(country)
  const ground = look.symbol === "cross" ? band.cross : band.ground
  const size = plate.length > 9 ? 24 : 30
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 8px;border:2px solid ${face.ink};border-radius:7px;border-collapse:separate;background-color:${face[look.face]}" bgcolor="${face[look.face]}"><tr>${
    look.sign !== "" &&
    html`<td align="center" valign="bottom" bgcolor="${ground}" style="width:26px;min-width:26px;padding:0 0 5px;border-radius:4px 0 0 4px;background-color:${ground};color:${band.text};font:700 13px/1 Arial,sans-serif" translate="no">${look.sign}</td>`
  }<td style="padding:5px 14px;color:${face.ink};font:700 ${size}px/1.2 'Arial Narrow',Arial,sans-serif;letter-spacing:1px;white-space:nowrap" translate="no">${formatPlate(plate, country)}</td></tr></table>`
}
