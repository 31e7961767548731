/** Fixtures for the tests of plate changes: a permit of the demo world and ways into its flow. */
import type { Plate } from "../../schemas/plate.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import {
  type Permit,
  type PlateChangeResult,
  type PlateDraft,
  plateChangeMachine
} from "../plate-change/index.ts"
import { groupWith, wiesensee } from "./demo.ts"
import { drive } from "./drive.ts"

export const munich: Plate = { plate: "M-PP123", country: "DE" }
export const berlin: Plate = { plate: "B-AB1234", country: "DE" }
export const rosenheim: Plate = { plate: "RO-AB12", country: "DE" }

export const permitWith = (group: UserShopGroup, draft: PlateDraft | null = null): Permit => ({
  shop: wiesensee,
  group,
  draft,
  recentPlates: []
})

const open = () => {
  const announced: (PlateChangeResult | null)[] = []
  const drafts: (PlateDraft | null)[] = []
  const lost: string[] = []
  const flow = drive(
    plateChangeMachine.provide({
      actions: {
        announce: (_, result) => announced.push(result),
        keepDraft: (_, draft) => drafts.push(draft),
        reportSessionLost: () => lost.push("session lost")
      }
    }),
    { shopPath: "wiesensee", groupId: "permit-1" }
  )
  const inputOf = (id: "addPlate" | "changePlate" | "deletePlate" | "restorePlate"): unknown =>
    (flow.actor.getSnapshot().children[id]?.getSnapshot() as { readonly input?: unknown } | undefined)?.input
  return { ...flow, announced, drafts, lost, inputOf, context: () => flow.actor.getSnapshot().context }
}

/** Starts the flow with the permit loaded. */
export const see = (group: UserShopGroup = groupWith([munich]), draft: PlateDraft | null = null) => {
  const flow = open()
  flow.succeeds("loadPermit", permitWith(group, draft))
  return flow
}
