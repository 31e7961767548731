import { Effect } from "effect"
import {
  type AddPlateInput,
  type ChangePlateInput,
  type DeletePlateInput,
  type LoadPermitFailure,
  type Permit,
  type PlateChangeActor,
  type PlateChangeInput,
  type PlateChangeResult,
  plateChangeMachine
} from "../../machines/plate-change/index.ts"
import { plateAdditionOf } from "../../schemas/add-plates-form.ts"
import * as api from "../../schemas/api/index.ts"
import { plateChangeOf } from "../../schemas/change-plate-form.ts"
import { groupClass } from "../../schemas/group-class.ts"
import { hasPlate } from "../../schemas/licence-plate/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import { platesDraft } from "../services/drafts.ts"
import { call, type Gateway } from "../services/http/index.ts"
import { ownPlates, recentPlates, withUsed } from "../services/recent-plates.ts"
import { type Environment, sayIn } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { loadShop } from "./load-shop.ts"
import {
  deletionMessage,
  deletionTopic,
  restoringFailed,
  toAddFailure,
  toChangeFailure,
  toDeleteFailure
} from "./plate-change-outcomes.ts"

const idsOf = ({ shopId, groupId }: { readonly shopId: string; readonly groupId: string }) => ({
  params: { shopId, groupId }
})

export const bindPlateChange = (run: Run<Gateway>, environment: Environment) => {
  const actor = fromEffect(run)
  const userId = () => environment.user()?.userId ?? ""

  const say = sayIn(environment)

  /** Topics of deletions that can be undone: messages about the undo replace theirs. */
  const deletions = new Set<string>()

  const rememberPlate = (plate: Plate) =>
    Effect.sync(() => {
      const kept = recentPlates(userId())
      kept.write(withUsed(kept.read() ?? [], [plate]))
    })

  const loadPermit = ({ shopPath, groupId }: PlateChangeInput) =>
    Effect.gen(function* () {
      // Bypasses the cache: plates change on other devices too.
      const shop = yield* loadShop(shopPath, true)
      const group = shop.userShopGroups.find((known) => known.groupId === groupId)
      if (group === undefined || groupClass(group) === null)
        return yield* Effect.fail<LoadPermitFailure>({ _tag: "PermitNotFound" })
      const draft = platesDraft(userId(), shop.id).read()
      const known = ownPlates(
        recentPlates(userId()).read() ?? [],
        shop.userShopGroups.flatMap(({ activePlates }) => activePlates)
      )
      const permit: Permit = {
        shop,
        group,
        draft: draft?.groupId === groupId ? { form: draft.form, change: draft.change } : null,
        recentPlates: known.filter((plate) => !hasPlate(group.activePlates, plate))
      }
      return permit
    })

  const addPlate = ({ newPlate, reason, ...ids }: AddPlateInput) =>
    Effect.gen(function* () {
      const group = yield* call(api.addPlates, { ...idsOf(ids), payload: plateAdditionOf(newPlate, reason) })
      yield* rememberPlate(newPlate)
      return group
    }).pipe(
      Effect.mapError(toAddFailure),
      Effect.tapError((failure) =>
        Effect.sync(() => {
          const message = restoringFailed(failure, newPlate)
          if (message !== null && deletions.has(deletionTopic(newPlate))) say(message)
        })
      )
    )

  // A permit names no purchase, so no transaction exists to validate the change with beforehand (D-24).
  const changePlate = ({ form, ...ids }: ChangePlateInput) =>
    Effect.gen(function* () {
      const group = yield* call(api.changePlates, { ...idsOf(ids), payload: plateChangeOf(form) })
      yield* rememberPlate({ plate: form.plate, country: form.country })
      return group
    }).pipe(Effect.mapError(toChangeFailure))

  const deletePlate = ({ plate, ...ids }: DeletePlateInput) =>
    call(api.deletePlates, { ...idsOf(ids), payload: { items: [{ oldPlate: plate }] } }).pipe(
      Effect.mapError(toDeleteFailure)
    )

  /** Restores the plate also when the page has been left, or is in another state. */
  const takeBack = (flow: PlateChangeActor, input: AddPlateInput) => {
    const page = flow.getSnapshot()
    const undo = { type: "UNDO_REQUESTED", plate: input.newPlate } as const
    if (page.status === "active" && page.can(undo)) {
      flow.send(undo)
      return
    }
    run(
      addPlate(input).pipe(
        Effect.tap(() => Effect.sync(() => say(deletionMessage("restored", input.newPlate)))),
        // The failure has been shown already.
        Effect.catch(() => Effect.void)
      )
    )
  }

  return plateChangeMachine.provide({
    actors: {
      loadPermit: actor("loadPermit", loadPermit),
      addPlate: actor("addPlate", addPlate),
      changePlate: actor("changePlate", changePlate),
      deletePlate: actor("deletePlate", deletePlate)
    },
    actions: {
      keepDraft: ({ context }, draft) => {
        const kept = platesDraft(userId(), context.shop?.id ?? "")
        const [first, ...more] = draft?.form.plates ?? []
        if (draft === null || first === undefined) kept.remove()
        else
          kept.write({
            ...draft,
            groupId: context.groupId,
            form: { ...draft.form, plates: [first, ...more] }
          })
      },
      announce: ({ context, self }, result: PlateChangeResult | null) => {
        if (result?.kind !== "deleted" && result?.kind !== "restored") return
        const message = deletionMessage(result.kind, result.plate)
        if (result.kind === "restored") {
          deletions.delete(deletionTopic(result.plate))
          return say(message)
        }
        deletions.add(deletionTopic(result.plate))
        const input = {
          shopId: context.shop?.id ?? "",
          groupId: context.groupId,
          newPlate: result.plate,
          reason: null
        }
        say({
          ...message,
          action: {
            label: "account.plates.addAgain",
            perform: () => takeBack(self as unknown as PlateChangeActor, input)
          }
        })
      }
    }
  })
}
