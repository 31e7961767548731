/**
 * Deviations of other gateways, as a growing table: kinds of deviations, each for any field, and named cases
 * with the expected result. The unit tests use all of it, the foreign gateway plays some in a browser.
 */

export type Entity = Readonly<Record<string, unknown>>
export type Change = (entity: Entity) => Entity

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const renamed =
  (spell: (name: string) => string) =>
  (field: string): Change =>
  ({ [field]: value, ...rest }) => ({ ...rest, [spell(field)]: value })

const replaced =
  (value: unknown) =>
  (field: string): Change =>
  (entity) => ({ ...entity, [field]: value })

const rewritten =
  (rewrite: (value: unknown) => unknown) =>
  (field: string): Change =>
  (entity) => ({ ...entity, [field]: rewrite(entity[field]) })

const asText = (value: unknown): unknown =>
  typeof value === "number" || typeof value === "boolean" ? String(value) : value

const instant = /^\d{4}-\d\d-\d\dT/

const ofInstants = (rewrite: (text: string) => unknown) => (value: unknown) =>
  typeof value === "string" && instant.test(value) ? rewrite(value) : value

const ofWords = (rewrite: (text: string) => string) => (value: unknown) =>
  typeof value === "string" && /^[a-z]+([A-Z][a-z]+)*$/.test(value) ? rewrite(value) : value

/** By kind: the deviation of one field, and whether it has the same meaning. */
export const kinds: Readonly<
  Record<string, { readonly of: (field: string) => Change; readonly saysTheSame: boolean }>
> = {
  missing: {
    of:
      (field) =>
      ({ [field]: _, ...rest }) =>
        rest,
    saysTheSame: false
  },
  null: { of: replaced(null), saysTheSame: false },
  extra: { of: (field) => (entity) => ({ ...entity, [`${field}Of2027`]: { new: true } }), saysTheSame: true },
  snakeCase: { of: renamed(snake), saysTheSame: true },
  pascalCase: { of: renamed(pascal), saysTheSame: true },
  upperCase: { of: renamed((name) => name.toUpperCase()), saysTheSame: true },
  kebabCase: { of: renamed((name) => snake(name).replaceAll("_", "-")), saysTheSame: true },
  numberAsText: { of: rewritten(asText), saysTheSame: true },
  wordInCapitals: { of: rewritten(ofWords((word) => snake(word).toUpperCase())), saysTheSame: false },
  unknownWord: { of: rewritten(ofWords(() => "neverHeardOf")), saysTheSame: false },
  timeWithoutOffset: { of: rewritten(ofInstants((text) => text.slice(0, 19))), saysTheSame: false },
  timeWithSpace: { of: rewritten(ofInstants((text) => text.replace("T", " "))), saysTheSame: true },
  timeWithPlainOffset: {
    of: rewritten(ofInstants((text) => text.replace(/(\d\d):(\d\d)$/, "$1$2"))),
    saysTheSame: true
  },
  timeAsMilliseconds: { of: rewritten(ofInstants((text) => Date.parse(text))), saysTheSame: false },
  timeAsParts: { of: rewritten(ofInstants(() => [2026, 12, 1, 8, 0])), saysTheSame: false },
  text: { of: replaced("neverHeardOf"), saysTheSame: false },
  emptyText: { of: replaced(""), saysTheSame: false },
  halfALetter: { of: replaced("\ud800"), saysTheSame: false },
  number: { of: replaced(-7.125), saysTheSame: false },
  hugeNumber: { of: replaced(1e300), saysTheSame: false },
  boolean: { of: replaced(true), saysTheSame: false },
  object: { of: replaced({ value: 1, unknown: { deep: [] } }), saysTheSame: false },
  list: { of: replaced([null, 1, "a", {}, []]), saysTheSame: false },
  emptyList: { of: replaced([]), saysTheSame: false },
  single: { of: rewritten((value) => (Array.isArray(value) ? value[0] : value)), saysTheSame: false },
  wrapped: { of: rewritten((value) => ({ value })), saysTheSame: false }
}

/** Envelopes of responses, with `list` if the response is one. */
export const envelopes: Readonly<Record<string, (answer: Entity, list?: string) => unknown>> = {
  data: (answer) => ({ data: answer }),
  resultWithStatus: (answer) => ({ status: "ok", code: 0, result: answer }),
  twice: (answer) => ({ response: { payload: answer } }),
  bareList: (answer, list) => (list === undefined ? answer : answer[list]),
  page: (answer, list) =>
    list === undefined ? { data: answer } : { content: answer[list], totalElements: 3, last: true },
  pascalCase: (answer, list) => (list === undefined ? answer : { [pascal(list)]: answer[list] }),
  extra: (answer) => ({ ...answer, hasMore: false, links: [] })
}
