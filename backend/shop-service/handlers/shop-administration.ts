/** Calls with which an operator's tools open, change and close shops: one transaction each, one at a time. */
import { Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Unprocessable } from "../../../schemas/api/errors.ts"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { readForm } from "../../../schemas/api/read-form.ts"
import type { AreaSetting } from "../../../schemas/area-setting.ts"
import type { CodeCreation } from "../../../schemas/code-creation.ts"
import type { Shop } from "../../../schemas/shop.ts"
import { ShopCreation } from "../../../schemas/shop-creation.ts"
import { logoOf } from "../../../schemas/shop-looks.ts"
import { ShopUpdate } from "../../../schemas/shop-update.ts"
import type { TicketsOnSale } from "../../../schemas/tickets-on-sale.ts"
import { inIdempotentTransaction, inTransaction } from "../../database/in-transaction.ts"
import { PaymentProviders } from "../payment/payment-providers.ts"
import { ShopAdministration, type ShopFields } from "../repositories/administration/shop-administration.ts"
import { ShopGroupAdministration } from "../repositories/administration/shop-group-administration.ts"
import { TicketAdministration } from "../repositories/administration/ticket-administration.ts"
import { Codes } from "../repositories/codes.ts"
import { CoverImages } from "../repositories/cover-images.ts"
import { areaProblem } from "../rules/area-problem.ts"
import { coverImageUrlOf, coverImageUrlProblem, readCoverImage } from "../rules/cover-image.ts"
import { type Refusal, refusal } from "../rules/refusal.ts"
import { conflict, notFound } from "../rules/refused.ts"
import { pathProblem } from "../rules/shop-path.ts"
import { traced } from "../traced.ts"
import { shopById } from "./shop-access.ts"

const maxNameLength = 200

type ShopForm = Omit<ShopFields, "coverImageUrl" | "looks"> & {
  readonly coverImage?: Uint8Array
  readonly coverImageUrl?: string
  readonly logo?: Uint8Array
  readonly accent?: string
}

const checkForm = Effect.fnUntraced(function* (form: ShopForm, current: Shop | null) {
  const { isKnown } = yield* PaymentProviders
  const { paymentServiceProviderId } = form
  const problems: ReadonlyArray<Refusal | null> = [
    form.name.length > maxNameLength || form.name.trim() === ""
      ? refusal("E_NAME_INVALID", `A shop's name has 1 to ${maxNameLength} characters.`, "name")
      : null,
    // A provider that is no longer set up stays valid for its shops: they can still be closed.
    paymentServiceProviderId === current?.paymentServiceProviderId || isKnown(paymentServiceProviderId)
      ? null
      : refusal(
          "E_PAYMENT_PROVIDER_UNKNOWN",
          "No provider of payments is set up under this id.",
          "paymentServiceProviderId"
        ),
    form.path === current?.path ? null : pathProblem(form.path),
    form.coverImageUrl === undefined || form.coverImageUrl === current?.coverImageUrl
      ? null
      : coverImageUrlProblem(form.coverImageUrl)
  ]
  const problem = problems.find((each) => each !== null)
  if (problem != null) return yield* new Unprocessable(problem)
})

/** Returns the address of the stored image. */
const keptImage = Effect.fnUntraced(function* (bytes: Uint8Array | undefined, field: "coverImage" | "logo") {
  if (bytes === undefined) return undefined
  const image = readCoverImage(Buffer.from(bytes), field)
  if (Result.isFailure(image)) return yield* new Unprocessable(image.failure)
  yield* (yield* CoverImages).keep(image.success)
  return coverImageUrlOf(image.success)
})

/** Returns the form as stored; with an uploaded image, the address is the image's. */
const fieldsOf = Effect.fnUntraced(function* ({
  coverImage,
  coverImageUrl,
  logo,
  accent,
  ...fields
}: ShopForm) {
  const cover = yield* keptImage(coverImage, "coverImage")
  const square = yield* keptImage(logo, "logo")
  return {
    ...fields,
    coverImageUrl: cover ?? (coverImageUrl === "" ? null : coverImageUrl),
    looks: { ...(square === undefined ? {} : { logo: square }), ...(accent === undefined ? {} : { accent }) }
  }
})

/** Deletes images of the shop as it was that no shop uses any more. */
const tidyImages = Effect.fnUntraced(function* (former: Shop) {
  const images = yield* CoverImages
  yield* images.tidy(former.coverImageUrl)
  yield* images.tidy(logoOf(former.meta) ?? null)
})

const requireFree = Effect.fnUntraced(function* (form: ShopForm, id: string | null) {
  const taken = yield* (yield* ShopAdministration).taken(form, id)
  if (taken === "path") {
    return yield* conflict("E_SHOP_PATH_TAKEN", "Another shop has this path.", "path")
  }
  if (taken === "areaEntityId") {
    return yield* conflict("E_SHOP_AREA_TAKEN", "Another shop is that of this area.", "areaEntityId")
  }
})

const open = traced("openShop")(function* (form: ShopForm) {
  const shops = yield* ShopAdministration
  yield* shops.takeTurn
  yield* checkForm(form, null)
  yield* requireFree(form, null)
  return yield* shops.insert(yield* fieldsOf(form))
})

const change = traced("changeShop")(function* (id: string, form: ShopForm) {
  const shops = yield* ShopAdministration
  yield* shops.takeTurn
  const { shop } = yield* shopById(id, "id")
  yield* checkForm(form, shop)
  yield* requireFree(form, shop.id)
  const changed = yield* shops.update(shop.id, yield* fieldsOf(form))
  yield* tidyImages(shop)
  return changed
})

const close = traced("closeShop")(function* (id: string) {
  const shops = yield* ShopAdministration
  yield* shops.takeTurn
  const { shop } = yield* shopById(id, "id")
  yield* shops.lock(shop.id)
  yield* shops.lockGroups(shop.id)
  if (yield* shops.isInUse(shop.id)) {
    return yield* conflict(
      "E_SHOP_IN_USE",
      "Tickets or permissions of this shop are good, or orders are open.",
      "id"
    )
  }
  yield* shops.remove(shop.id)
  yield* tidyImages(shop)
})

const addCode = traced("createCode")(function* (shopId: string, creation: CodeCreation) {
  const { shop } = yield* shopById(shopId, "id")
  const groups = yield* (yield* ShopGroupAdministration).byShop(shop.id)
  const { shopGroupId } = creation
  if (shopGroupId !== undefined && !groups.some(({ id }) => id === shopGroupId.toLowerCase())) {
    return yield* notFound("E_GROUP_NOT_FOUND", "The shop has no such group.", "shopGroupId")
  }
  const created = yield* (yield* Codes).create(shop.id, creation)
  return (
    created ??
    (yield* conflict("E_CODE_EXISTS", "The shop has this code already, with another group or limit.", "code"))
  )
})

const sell = traced("putTickets")(function* (shopId: string, { tickets }: TicketsOnSale) {
  const record = yield* shopById(shopId, "id")
  yield* (yield* ShopAdministration).lock(record.shop.id)
  const administration = yield* TicketAdministration
  const ids = tickets.map(({ id }) => id)
  if (yield* administration.areTaken(record.shop.id, ids)) {
    return yield* conflict(
      "E_TICKET_ID_TAKEN",
      "A ticket of another shop has this id: choose a new one.",
      "tickets"
    )
  }
  const withdrawn = yield* administration.replace(record, tickets)
  return { tickets: tickets.map(({ id, name, price }) => ({ id, name, price })), withdrawn }
})

const setArea = traced("putArea")(function* (areaEntityId: string, area: AreaSetting) {
  const problem = areaProblem(area)
  if (problem !== null) return yield* new Unprocessable(problem)
  const administration = yield* ShopAdministration
  yield* administration.takeTurn
  return yield* administration.setArea({ areaEntityId, locality: null, ...area })
})

const readCreation = readForm(ShopCreation)
const readUpdate = readForm(ShopUpdate)

export const ShopAdministrationHandlers = HttpApiBuilder.group(
  ShopServiceApi,
  "shopAdministration",
  (handlers) =>
    handlers.handleAll({
      createShop: ({ payload }) => Effect.flatMap(readCreation(payload), (form) => inTransaction(open(form))),
      updateShop: ({ params, payload }) =>
        Effect.flatMap(readUpdate(payload), (form) => inTransaction(change(params.id, form))),
      deleteShop: ({ params }) => inTransaction(close(params.id)),
      putArea: ({ params, payload }) => inIdempotentTransaction(setArea(params.areaEntityId, payload)),
      putTickets: ({ params, payload }) => inIdempotentTransaction(sell(params.id, payload)),
      createVerificationCode: ({ params, payload }) => inIdempotentTransaction(addCode(params.id, payload))
    })
)
