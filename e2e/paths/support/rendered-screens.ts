/**
 * Screens as `screens.test.ts` renders them without a browser, for the paths of a run to compare with. What a
 * screen of a plan should say is approved in snapshots/screens.
 */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { contextText } from "@parkschein/flowkit/run"

/** Variable with the file to which `screens.test.ts` writes the screens of the run's batches. */
export const screensVariable = "PATHS_SCREENS"

/** Lines of screens, by their keys. */
export type Screens = Readonly<Record<string, ReadonlyArray<string>>>

/** Returns the key of a screen. */
export const screenKey = (machine: string, locale: string, state: string, context: unknown): string =>
  `${machine} ${createHash("sha256")
    .update([locale, state, contextText(context)].join("\n"))
    .digest("base64url")}`

let screens: Screens | undefined

/**
 * Returns the lines of a screen. Paths around a failure, which are not planned, have contexts without one;
 * throws if the machine has none at all.
 */
export const renderedLines = (machine: string, key: string): ReadonlyArray<string> | undefined => {
  screens ??= JSON.parse(readFileSync(process.env[screensVariable] ?? "", "utf8")) as Screens
  if (screens[key] === undefined && !Object.keys(screens).some((known) => known.startsWith(`${machine} `)))
    throw new Error(`The machine ${machine} has no screen in screens.test.ts.`)
  return screens[key]
}

/** Attributes that people notice; the others depend on the browser, or are for translators and styles. */
const noticed = /^(aria-(label|current|disabled|invalid)|checked|disabled|href|selected|value)$/
const element =
  /^(a|abbr|article|b|bdi|button|caption|dd|details|dialog|div|dl|dt|em|fieldset|footer|form|h[1-6]|header|i|img|input|label|legend|li|link|main|nav|ol|option|output|p|section|select|small|span|strong|summary|svg|table|tbody|td|template|textarea|th|thead|time|tr|ul)(?=[ :]|$)/
const units = [
  "Tag(?:en?)?|Stunden?|Std\\.|Minuten?|Min\\.|Sekunden?|Sek\\.",
  "days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|h|m|s",
  "jours?|heures?|secondes?|j",
  "giorn[oi]|or[ae]|minut[oi]|second[oi]"
]
const elapsed = `\\d+\\s?(${units.join("|")})(?![\\wäöü])`
const duration = new RegExp(`${elapsed}(,? (?:und |and |et |e )?${elapsed})*`, "g")

/**
 * Replaces what the clock changes while a page is shown: durations, and times to the second; and the address of
 * the identity provider of a run.
 */
const steady = (line: string): string =>
  line
    .replace(duration, "…")
    .replace(/\d\d:\d\d:\d\d/g, "…")
    .replace(/localhost:\d+/g, "login.example")

const withoutUnnoticed = (line: string): string => {
  const tag = element.exec(line)?.[0]
  if (tag === undefined) return line
  if (tag === "link" || tag === "img") return ""
  const [written = ""] = /^(?: [\w-]+(?:=“[^”]*”)?(?=[ :]|$))*/.exec(line.slice(tag.length)) ?? []
  const attributes = [...written.matchAll(/ ([\w-]+)(?:=“([^”]*)”)?/g)]
    .filter(([, name = "", value]) => noticed.test(name) && !(name === "value" && value === "on"))
    .map(([, name = "", value = ""]) => `${name}=“${value}”`)
  const text = line
    .slice(tag.length + written.length)
    .replace(/^ ?: ?/, "")
    .trim()
  return text === "" && attributes.length === 0 ? "" : `${[tag, ...attributes.sort()].join(" ")}: ${text}`
}

/** Returns the noticeable lines of an outline: without icons, effects of controls, and empty elements. */
export const noticeableLines = (outlined: ReadonlyArray<string>): ReadonlyArray<string> =>
  outlined
    .map((line) =>
      withoutUnnoticed(
        line
          .replace(/\[\w+ → .*?\](?=:|$| )/g, "")
          .replace(/‹\w+›|\(svg\)/g, "")
          .replace(/\s+/g, " ")
          .trim()
      )
    )
    .map((line) => steady(line).replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")

/** Returns lines of the first list that the second lacks. */
export const missingIn = (
  lines: ReadonlyArray<string>,
  other: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const left = [...other]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
