/** The contract as OpenAPI 3.1: the schemas of the server, with the notes on each call. */
import { OpenApi } from "effect/http-api"
import { allEndpoints, type EndpointName } from "../../../schemas/api/all.ts"
import type { Endpoint } from "../../../schemas/api/endpoint.ts"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { signatureHeader } from "../../../schemas/api/payment.ts"
import { commonCodes, refusalCodes } from "../../../schemas/api/refusal-codes.ts"
import type { CallNote } from "./call-note.ts"
import { callNotes, usualParameters } from "./call-notes.ts"

export const description =
  "Shops, tickets, carts, orders, codes, permissions and their plates, and what stays cost. Every refusal is JSON with a stable `code`; " +
  "a request that was refused has written nothing. Examples are about the demo world. Where a call needs what another answered, " +
  "that answer has a link; `{$response.body#/…}` in the body of a link stands for the value there."

/** Group titles in the order of the document, by the identifier of the group. */
export const groupTitles: Readonly<Record<string, string>> = {
  shop: "Shop of a driver",
  shopGroup: "Permissions",
  permissionPlate: "Plates of a permission",
  verificationCode: "Codes",
  purchaseOption: "Tickets",
  fixedPriceTicket: "Tickets, other ways",
  cart: "Cart",
  order: "Orders",
  payment: "Payment",
  receipt: "Receipts",
  boughtTicket: "Bought tickets",
  pushReminder: "Reminders on phones",
  pushRenewal: "Reminders on phones, for everybody",
  publicShop: "Shops, for everybody",
  flexPrice: "Prices of stays",
  purchaseOptionVerification: "Verification of what was priced",
  shopLookUp: "Shops",
  shopGroupLookUp: "Groups",
  shopAdministration: "Shops, for services",
  shopGroupAdministration: "Groups, for services",
  internalCart: "Carts, for services",
  metrics: "Metrics, for services",
  orderAdministration: "Orders and refunds, for services",
  driverAdministration: "Drivers, for services"
}

export type Operation = OpenApi.OpenAPISpecOperation

/** Returns the name of an operation's call in the contract. */
export const callOf = (operation: Operation): EndpointName =>
  (operation.operationId?.split(".").at(-1) ?? "") as EndpointName

type Codes = Readonly<Record<number, ReadonlyArray<string>>>

const refusalsOf = (name: EndpointName, status: number, forDrivers: boolean): string | null => {
  const own: Codes = refusalCodes[name]
  const common = ((commonCodes as Codes)[status] ?? []).filter(
    (code) => code !== "E_EMAIL_NOT_VERIFIED" || forDrivers
  )
  const codes = [...common, ...(own[status] ?? [])]
  const { caller }: Endpoint = allEndpoints[name]
  if (caller === "anyone" && status === 401) return "`E_SIGNATURE_INVALID`"
  return codes.length > 0 ? codes.map((code) => `\`${code}\``).join(", ") : null
}

/** Texts for parameters that callers compute, where the schema does not say how. */
const parameterTexts: Readonly<Record<string, string>> = {
  "idempotency-key": "A UUID of the caller's own, a new one for each order that is wanted.",
  [signatureHeader]:
    't=SECONDS,v1=HEX: the time in seconds since 1970, and the HMAC-SHA256 of "SECONDS.BODY" by the secret that this service and the payment page share.'
}

/** Adds a link to the response of the previous call. */
const link = (document: OpenApi.OpenAPISpec): void => {
  const operations = operationsOf(document).map(({ operation }) => operation)
  for (const [name, { follows }] of Object.entries<CallNote>(callNotes)) {
    const before = operations.find(({ operationId }) => operationId === follows?.call)
    if (follows === undefined || before === undefined) continue
    const answer = (before.responses[200] ?? {}) as { links?: Record<string, unknown> }
    answer.links = {
      ...answer.links,
      [name]: {
        operationId: name,
        ...(follows.parameters === undefined ? {} : { parameters: follows.parameters }),
        ...(follows.body === undefined ? {} : { requestBody: follows.body })
      }
    }
  }
}

const annotate = (operation: Operation): void => {
  const name = callOf(operation)
  const note = callNotes[name]
  operation.operationId = name
  operation.summary = note.summary
  const forDrivers = operation.security.some((scheme) => "driver" in scheme)
  for (const [status, response] of Object.entries(operation.responses)) {
    const codes = Number(status) < 400 ? null : refusalsOf(name, Number(status), forDrivers)
    if (codes !== null) response.description = codes
  }
  for (const parameter of operation.parameters) {
    const text = parameterTexts[parameter.name]
    if (text !== undefined) Object.assign(parameter, { description: text })
    const example = note.parameters?.[parameter.name] ?? usualParameters[parameter.name]
    if (example !== undefined && !example.startsWith("$(")) Object.assign(parameter, { example })
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    if (note.body !== undefined) Object.assign(media, { example: note.body })
    const { required } = media.schema as { required?: string[] }
    // A file part is optional everywhere; the generator misses it behind the list of files.
    for (const name of ["coverImage", "logo"]) {
      const file = required?.indexOf(name) ?? -1
      if (file >= 0) required?.splice(file, 1)
    }
  }
}

const walk = Object.keys(callNotes)

/** Returns every operation of a document with its method and path, in an order in which the examples work. */
export const operationsOf = (
  document: OpenApi.OpenAPISpec
): ReadonlyArray<{ readonly method: string; readonly path: string; readonly operation: Operation }> =>
  Object.entries(document.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        typeof operation === "object" && operation !== null && "responses" in operation
          ? [{ method: method.toUpperCase(), path, operation: operation as Operation }]
          : []
      )
    )
    .toSorted((one, other) => walk.indexOf(callOf(one.operation)) - walk.indexOf(callOf(other.operation)))

/** Returns the document; `origin` is the public origin of the service. */
export const openApiDocument = (origin: string, version: string): OpenApi.OpenAPISpec => {
  const document = OpenApi.fromApi(ShopServiceApi)
  document.info = { title: "Parkschein shop service", version, description }
  document.servers = [{ url: origin }]
  const order = Object.keys(groupTitles)
  const operations = operationsOf(document)
  for (const { operation } of operations) {
    annotate(operation)
    const [tag] = operation.tags
    operation.tags = [groupTitles[tag] ?? tag]
  }
  link(document)
  document.tags = document.tags
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .map(({ name }) => ({ name: groupTitles[name] ?? name }))
  return document
}
