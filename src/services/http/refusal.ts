/**
 * Reads a refusal in any envelope: the one place to change for a gateway with yet another one. Supported are our own
 * body, `errorCode`, `error` and `message` as texts, lists or objects, problem details (RFC 9457), the shape of
 * NestJS, JSON:API, and plain text. Without a code, the status alone decides. Loaded with the first refusal.
 */

export interface Refusal {
  /** Such as `E_PLATE_DUPLICATE`; null if the refusal has no code. */
  readonly code: string | null
  readonly field: string | null
  readonly fields?: ReadonlyArray<string>
  readonly issue: string | null
  /** The body says "404" in words, whatever its status (D-27). */
  readonly saysNotFound: boolean
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Normalizes a name: `error_code`, `ErrorCode` and `errorCode` are equal. */
const plain = (name: string): string => name.replace(/[\s_-]/g, "").toLowerCase()

/** Returns the objects of a body, outer ones first: an error within an envelope, each of several errors. */
const partsOf = (body: unknown, depth = 0): ReadonlyArray<Json> => {
  if (depth > 4) return []
  if (Array.isArray(body)) return body.slice(0, 20).flatMap((each) => partsOf(each, depth + 1))
  return isObject(body) ? [body, ...Object.values(body).flatMap((each) => partsOf(each, depth + 1))] : []
}

/** Returns the texts under these names, in the order of the names. */
const textsOf = (parts: ReadonlyArray<Json>, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.flatMap((name) =>
    parts.flatMap((part) =>
      Object.entries(part)
        .filter(([key]) => plain(key) === name)
        .flatMap(([, value]) => value)
        .filter((value) => typeof value === "string" || typeof value === "number")
        .map(String)
    )
  )

const codeNames = [
  "code",
  "errorcode",
  "errorkey",
  "key",
  "error",
  "message",
  "type",
  "title",
  "detail",
  "reason"
]

/** Texts that say no more than the status. */
const saysNothing =
  /^E_(\d+|ERR(OR)?|BLANK|HTTP.*|BAD_REQUEST|CONFLICT|NOT_FOUND|FORBIDDEN|UNAUTHORIZED|UNPROCESSABLE.*|VALIDATION.*|TOO_MANY_REQUESTS|INTERNAL.*|SERVICE_UNAVAILABLE|BAD_GATEWAY|GATEWAY_TIMEOUT)$/

/** Returns `ticketAlreadyPurchased`, `ticket-already-purchased` or `TICKET_ALREADY_PURCHASED` as a code. */
const marked = (text: string): string => {
  const spelt = text
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/[\s.-]+/g, "_")
    .toUpperCase()
  return spelt.startsWith("E_") ? spelt : `E_${spelt}`
}

/** Finds a code: one in the form of a code in any text, other words only where a code is expected. */
const codeIn = (texts: ReadonlyArray<string>, words: ReadonlyArray<string>): string | null => {
  for (const text of texts) {
    const [code] = /\bE_[A-Z\d]+(_[A-Z\d]+)*\b/.exec(text) ?? []
    if (code !== undefined) return code
  }
  const named = words
    .filter((word) => !/\s/.test(word))
    .map((word) => marked(word.replace(/^.*[/:]/, "")))
    .find((word) => /^E_[A-Z][A-Z\d_]+$/.test(word) && !saysNothing.test(word))
  return named ?? null
}

/** Codes for the bare status of a call, where it has one meaning. Any other is a fault of the service. */
const byStatus: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  configureTicket: { 404: "E_TICKET_NOT_FOUND", 409: "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER" },
  addPlates: { 409: "E_PLATE_DUPLICATE", 422: "E_PLATE_INVALID" },
  changePlates: { 409: "E_PLATE_DUPLICATE", 422: "E_PLATE_INVALID" },
  addVerificationCode: { 404: "E_CODE_UNKNOWN", 409: "E_CODE_ALREADY_ADDED", 410: "E_CODE_EXPIRED" },
  createOrder: { 409: "E_CART_INVALID" }
}

const fieldNames = ["field", "property", "pointer", "path", "name", "param", "parameter"]

/** Reads the body of a refusal: parsed JSON, or the text if it is none. */
export const readRefusal = (call: string, status: number, body: unknown): Refusal => {
  const parts = partsOf(body)
  const text = typeof body === "string" && body.length < 500 && !body.includes("<") ? [body] : []
  const texts = [...textsOf(parts, codeNames), ...text]
  // JSON:API and problem details list what is wrong separately.
  const [own, ...inner] = parts
  const named = [
    ...textsOf(own === undefined ? [] : [own], ["field"]),
    ...textsOf(inner, fieldNames),
    ...textsOf(own === undefined ? [] : [own], ["property", "pointer"])
  ]
  const fields = [...new Set([...named, ...textsOf(parts, ["fields"])])]
  return {
    code:
      codeIn(texts, [...textsOf(parts, codeNames.slice(0, 4)), ...textsOf(parts, ["error", "type"])]) ??
      byStatus[call]?.[status] ??
      null,
    field: fields[0] ?? null,
    ...(fields.length > 0 ? { fields } : {}),
    issue: textsOf(parts, ["issue"])[0] ?? null,
    saysNotFound:
      textsOf(parts, codeNames).some((each) => each.trim() === "404") ||
      textsOf(parts, ["statuscode", "status"]).some((each) => each === "404")
  }
}
