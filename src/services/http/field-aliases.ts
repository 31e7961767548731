/** Other spellings of the same value, as gateways use them; each is tried until one matches. */
import type { SchemaAST, SchemaIssue } from "effect"
import { countryFrom } from "../../../schemas/licence-plate/index.ts"

/** Normalizes a name: `valid_from`, `ValidFrom` and `validFrom` are equal, as are SINGLE_USE and singleUse. */
export const plainName = (name: string): string => name.replace(/[\s_-]/g, "").toLowerCase()

const wordsOf = (ast: SchemaAST.AST | undefined): ReadonlyArray<string> =>
  ast?._tag === "Literal"
    ? [String(ast.literal)]
    : ast?._tag === "Union"
      ? ast.types.flatMap((type) => wordsOf(type))
      : []

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  yes: true,
  no: false,
  1: true,
  0: false
}

/** Accepts a space for the T, an offset without a colon, the name of the zone; never a time without one. */
const instantOf = (text: string): string | undefined => {
  const [, date, time, zone = ""] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?) ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)$/i.exec(text) ??
    []
  if (date === undefined || time === undefined) return undefined
  const [, sign, hours, minutes = "00"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? []
  return `${date}T${time.replace(",", ".").replace(/(\.\d{9})\d+$/, "$1")}${sign === undefined ? "Z" : `${sign}${hours}:${minutes}`}`
}

/** Returns true for a time without a zone: it has no meaning, and is not wrong either. */
const isLocalTime = (value: unknown): boolean =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?)?$/.test(value)

const hundredths = (amount: number): number => Math.round(amount * 100) / 100

const isAmount = (name: string): boolean => /price$|^total$|^amount$/i.test(name)

const isTime = (name: string): boolean => /(At|From|To|Time|Date)$/.test(name)

/** Fields that name an entity, for a text in place of the entity. */
const namedBy: ReadonlyArray<readonly [RegExp, string]> = [
  [/plates?$/i, "plate"],
  [/areas?$/i, "areaEntityId"],
  [/codes?$/i, "code"],
  [/^translations$/i, "title"]
]

/** Returns the entity for a text in its place, as an item of this list. */
export const entityOf = (list: string, item: unknown): unknown => {
  const field = typeof item === "string" ? namedBy.find(([named]) => named.test(list))?.[1] : undefined
  return field === undefined ? item : { [field]: item }
}

/** Returns the code of a country by another name; null if unknown. */
const countryCodeOf = (text: string): string | null => {
  const country = countryFrom(text)
  return country === "XX" ? null : country
}

const ofText = (sent: string, name: string, of: string, issue: SchemaIssue.Issue): ReadonlyArray<unknown> => {
  const text = sent.trim()
  const number = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
  const field = namedBy.find(([named]) => named.test(of))?.[1]
  return [
    wordsOf("ast" in issue ? issue.ast : undefined).find((word) => plainName(word) === plainName(text)),
    number,
    booleans[text.toLowerCase()],
    isTime(name) ? instantOf(text) : undefined,
    isTime(name) && isLocalTime(text) ? null : undefined,
    name === "areaCountry" ? countryCodeOf(text) : undefined,
    /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : undefined,
    text === sent ? undefined : text,
    field === undefined || text === "" ? undefined : { [field]: text },
    // An unknown word for what the start of a ticket needs: require the day.
    of === "requiredStartTimeValues" ? "day" : undefined
  ]
}

const ofNumber = (sent: number, name: string): ReadonlyArray<unknown> => [
  booleans[sent],
  // Seconds or milliseconds since 1970.
  isTime(name) && Math.abs(sent) > 1e8 && Math.abs(sent) < 1e14
    ? new Date(Math.abs(sent) < 1e11 ? sent * 1000 : sent).toISOString()
    : undefined,
  /(id|ids|name|plate|code|reference|hash)$/i.test(name) ? String(sent) : undefined
]

/** Returns the possible meanings of the value, the likeliest first. `isStrict`: amounts are not rounded. */
export const candidatesFor = (
  value: unknown,
  path: ReadonlyArray<PropertyKey>,
  issue: SchemaIssue.Issue,
  isStrict: boolean
): unknown[] => {
  const names = path.filter((key) => typeof key === "string")
  const name = names.at(-1) ?? ""
  // A language of `translations` has its own name.
  const of = names.includes("translations") ? (names.at(-2) === "translations" ? "translations" : "") : name
  const candidates: unknown[] =
    typeof value === "string"
      ? [...ofText(value, name, of, issue)]
      : typeof value === "number"
        ? [...ofNumber(value, name)]
        : []
  if (!isStrict && isAmount(name)) {
    const amount = [value, ...candidates].find((each) => typeof each === "number")
    candidates.push(amount === undefined ? undefined : hundredths(amount))
  }
  if (value !== null && value !== undefined && !Array.isArray(value)) candidates.push([value])
  return candidates.filter((candidate) => candidate !== undefined)
}
