/** Calls about the plates on a driver's permission: each is one transaction, with the membership locked. */
import { Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Conflict, NotFound, Unprocessable } from "../../../schemas/api/errors.ts"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import type { PlateChangeReason } from "../../../schemas/plate-change-reason.ts"
import { inTransaction } from "../../database/in-transaction.ts"
import { PermissionPlates } from "../repositories/permission-plates.ts"
import { ShopGroups } from "../repositories/shop-groups.ts"
import { type PlateRefusal, plateSteps, type RequestedChange, reasonProblem } from "../rules/plate-change.ts"
import { notFound } from "../rules/refused.ts"
import { traced } from "../traced.ts"
import { activeShopById } from "./shop-access.ts"

const groupNotFound = notFound(
  "E_GROUP_NOT_FOUND",
  "The driver has no such permission in this shop.",
  "groupId"
)

const refuse = ({ status, ...problem }: PlateRefusal) =>
  status === 404 ? new NotFound(problem) : status === 409 ? new Conflict(problem) : new Unprocessable(problem)

/** Applies the changes. Call within a transaction. */
const change = traced("changePlates")(function* (
  shopId: string,
  groupId: string,
  items: ReadonlyArray<RequestedChange>,
  reason: PlateChangeReason | null
) {
  const { subject } = yield* Caller
  const plates = yield* PermissionPlates
  const permission = yield* plates.locked(shopId, groupId, subject)
  if (permission === undefined) return yield* groupNotFound
  const steps = plateSteps(items, permission.active, permission.maximumPlates)
  if (Result.isFailure(steps)) return yield* refuse(steps.failure)
  yield* plates.apply(permission, steps.success, reason)
})

export const PermissionPlateHandlers = HttpApiBuilder.group(ShopServiceApi, "permissionPlate", (handlers) => {
  const answer = Effect.fnUntraced(function* (
    { shopId, groupId }: { readonly shopId: string; readonly groupId: string },
    items: ReadonlyArray<RequestedChange>,
    reason: PlateChangeReason | undefined
  ) {
    const { shop } = yield* activeShopById(shopId)
    yield* inTransaction(change(shop.id, groupId, items, reason ?? null))
    const { subject } = yield* Caller
    const groups = yield* (yield* ShopGroups).ofDriver(shop.id, subject)
    return yield* Effect.fromNullishOr(groups.find((group) => group.groupId === groupId)).pipe(
      Effect.mapError(() => groupNotFound)
    )
  })
  return handlers.handleAll({
    addPlates: ({ params, payload }) => answer(params, payload.items, payload.reason),
    changePlates: Effect.fnUntraced(function* ({ params, payload }) {
      const problem = reasonProblem(payload.items, payload.reason)
      if (problem !== null) return yield* refuse(problem)
      return yield* answer(params, payload.items, payload.reason)
    }),
    deletePlates: ({ params, payload }) =>
      // Without added plates, no rule of plates can fail.
      answer(params, payload.items, payload.reason).pipe(Effect.catchTag("Unprocessable", Effect.die))
  })
})
