/** Flow spec of the plates of a permit: actions and responses; `plate-change.page.ts` has the assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import type { Locator } from "@playwright/test"
import {
  type PlateChangeContext as Context,
  type Permit,
  plateChangeMachine
} from "../../machines/plate-change/index.ts"
import { groupWith, wiesensee } from "../../machines/testing/demo.ts"
import { hasPlate, isSamePlate, storedPlate } from "../../schemas/licence-plate/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import { addsPlate } from "../../schemas/plate-change-reason.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import {
  changedPlateId,
  draftKey,
  expectPage,
  machine,
  newPlateId,
  reasonField
} from "./plate-change.page.ts"
import { json, request, shopRequest, waits } from "./support/answers.ts"
import { callFailures, refusedAs, shopFailures, succeedsBy } from "./support/common-outcomes.ts"
import { redirectedToLogin, shopStates } from "./support/common-states.ts"
import { everyState } from "./support/expect-screen.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { listOfPlatesIn, type PlateFields, platesIn, removeButtonIn } from "./support/plate-edits.ts"
import { byButton, byPress, type FlowScreen, inDialog, press, rootOf, uncovered } from "./support/screen.ts"
import { personalKey } from "./support/session.ts"

const onPermit: Plate = { plate: "M-PP234", country: "DE" }
const first: Plate = { plate: "S-TT345", country: "DE" }
const second: Plate = { plate: "F-XY567", country: "DE" }
const other: Plate = { plate: "K-XB678", country: "DE" }
/** Similar enough to the other one to be confused with it. */
const likeOwn = "K-X8678"
/** Stored plates of this browser: all of them, so that a path adds no more. */
const remembered: ReadonlyArray<Plate> = [onPermit, first, second, other]

const local = { [personalKey("recent-plates")]: JSON.stringify(remembered) }

const registered = (plate: Plate) => ({ ...plate, validFrom: null, validTo: null })

const blankForm = { reason: null, plates: [{ country: "DE", plate: "" }] }
/** Group of a permit with a plate change that began before a login. */
const begunGroup = "group-2"
const begunChange = {
  reason: "different_car",
  previous: onPermit,
  entry: { country: other.country ?? "", plate: other.plate }
} as const

/** Returns the permit of the current address, with the stored data. */
const opened = (group: UserShopGroup) => {
  const sample: Permit = { shop: wiesensee, group, draft: null, recentPlates: [] }
  const permitIn = ({ groupId }: Context): Permit => {
    const own = { ...group, groupId }
    return {
      shop: { ...wiesensee, userShopGroups: [own] },
      group: own,
      draft: groupId === begunGroup ? { form: blankForm, change: begunChange } : null,
      recentPlates: remembered.filter((plate) => !hasPlate(group.activePlates, plate))
    }
  }
  return succeedsBy("loadPermit", sample, permitIn, ({ shop }) => shop)
}

/** Returns the outcome of a call that responds with the changed permit. */
const answersPermit = (service: string, platesAfter: (context: Context) => ReadonlyArray<Plate>) => {
  const after = (context: Context): UserShopGroup => ({
    ...(context.group ?? groupWith([], 0)),
    activePlates: platesAfter(context).map(registered)
  })
  return succeedsBy(service, groupWith([onPermit]), after)
}

const platesOn = ({ group }: Context): ReadonlyArray<Plate> =>
  (group?.activePlates ?? []).map(({ plate, country }) => ({ plate, country }))

const withAdded = (context: Context): ReadonlyArray<Plate> => {
  const { restoring, form, saving } = context
  const entry = form.plates[saving]
  const added = restoring ?? (entry === undefined ? [] : storedPlate(entry))
  return [...platesOn(context), added].flat()
}

const withChanged = (context: Context): ReadonlyArray<Plate> => {
  const { change } = context
  if (change === null) return platesOn(context)
  const plate = storedPlate(change.entry)
  return change.reason !== null && addsPlate(change.reason)
    ? [...platesOn(context), plate]
    : platesOn(context).map((known) => (isSamePlate(known, change.previous) ? plate : known))
}

const withoutDeleted = (context: Context): ReadonlyArray<Plate> =>
  platesOn(context).filter((known) => context.deleting === null || !isSamePlate(known, context.deleting))

const permitFailures = {
  "a closed shop": refusedAs("ShopInactive", 403, "E_SHOP_INACTIVE"),
  "no such permit": refusedAs("PermitNotFound", 404, "E_GROUP_NOT_FOUND")
} as const
const plateFailures = {
  ...permitFailures,
  "there already": refusedAs("PlateAlreadyAdded", 409, "E_PLATE_DUPLICATE"),
  "not a plate": {
    failure: { _tag: "PlateRefused", issue: "invalid_municipal" },
    respond: {
      status: 422,
      json: { code: "E_PLATE_INVALID", message: "E_PLATE_INVALID", issue: "invalid_municipal" }
    }
  },
  "a full permit": refusedAs("PlateLimitReached", 409, "E_PLATE_LIMIT")
} as const
const plateGone = { "gone meanwhile": refusedAs("PlateNotFound", 404, "E_PLATE_NOT_FOUND") } as const

/** Returns a button beside a plate of the permit. */
const besidePlate = (key: string) => {
  const button = (screen: FlowScreen, { plate }: { readonly plate: Plate }): Locator =>
    rootOf(screen, machine)
      .getByRole("listitem")
      .filter({ hasText: plate.plate })
      .getByRole("button", { name: screen.t(key) })
  return {
    cases: { "the first plate": { plate: onPermit } },
    when: ({ group }: Context, { plate }: { readonly plate: Plate }) =>
      hasPlate(group?.activePlates ?? [], plate),
    ...byPress(button)
  }
}

const removeButton = removeButtonIn(machine)

const dialog = ({ page }: FlowScreen): Locator => page.getByRole("dialog").first()
const confirmButton = (screen: FlowScreen) =>
  inDialog(screen, "common.confirm", "account.permits.deletePlate")
const backButton = (screen: FlowScreen) => inDialog(screen, "common.back", "account.plates.lookAgain")

const lookAgain = (screen: FlowScreen): Locator =>
  rootOf(screen, machine)
    .locator(":not(dialog)")
    .getByRole("button", { name: screen.t("account.plates.lookAgain"), exact: true })
const isGone = (screen: FlowScreen): Promise<boolean> =>
  rootOf(screen, machine)
    .and(screen.page.locator("[data-state=plateGone]"))
    .count()
    .then((count) => count > 0)
const again = byButton(machine, "common.retry", "error.actions.retry")

/** Fields of the open dialog, else of the form. */
const plateFields: PlateFields<Context> = {
  entryOf: ({ form, change }, index) =>
    change === null ? form.plates[index] : index === 0 ? change.entry : undefined,
  own: ({ recentPlates }) => recentPlates,
  idOf: async (screen, index) => ((await dialog(screen).count()) > 0 ? changedPlateId : newPlateId(index))
}
const plates = platesIn(machine, plateFields)
const pasted = listOfPlatesIn(machine, plateFields)

const flow = flowsFor<FlowScreen, Respond>()(plateChangeMachine, {
  starts: {
    "a permit": {
      input: { shopPath: "wiesensee", groupId: "group-1" },
      open: ({ open }) => open("/wiesensee/parking-permissions-group/group-1", { local })
    },
    "a permit of which a plate was being changed": {
      input: { shopPath: "wiesensee", groupId: begunGroup },
      open: ({ open }) =>
        open(`/wiesensee/parking-permissions-group/${begunGroup}`, {
          local,
          session: {
            [draftKey(wiesensee.id)]: JSON.stringify({
              groupId: begunGroup,
              form: blankForm,
              change: begunChange
            })
          }
        })
    }
  },
  events: {
    ...plates,
    PLATE_CHANGED: {
      ...plates.PLATE_CHANGED,
      cases: {
        "a good one": { index: 0, plate: first.plate },
        "a second good one": { index: 1, plate: second.plate },
        "one like one's own": { index: 0, plate: likeOwn }
      }
    },
    PLATES_PASTED: {
      ...pasted,
      // The dialog for one plate covers the form.
      control: async (screen, list) => uncovered(screen, await pasted.control(screen, list))
    },
    PLATE_ADDED: byButton(machine, "ticket.addAnotherPlate"),
    PLATE_REMOVED: {
      cases: { "the first": { index: 0 } },
      ...byPress((screen, { index }: { readonly index: number }) => removeButton(screen).nth(index))
    },
    REASON_CHANGED: {
      cases: {
        "an additional car": { reason: "additional_car" },
        "a different car": { reason: "different_car" }
      },
      when: ({ form, change }, { reason }) => (change ?? form).reason !== reason,
      do: async (screen, { reason }) => {
        await reasonField(screen).selectOption(reason)
      },
      control: reasonField,
      isOffered: async (screen, { reason }) => (await reasonField(screen).inputValue()) !== (reason ?? "")
    },
    SAVE_REQUESTED: byButton(machine, "account.plates.save"),
    CHANGE_REQUESTED: besidePlate("common.change"),
    DELETE_REQUESTED: besidePlate("common.delete"),
    CONFIRMED: byPress(confirmButton),
    BACK: byPress(backButton),
    UNDO_REQUESTED: {
      cases: { "the first plate": { plate: onPermit } },
      when: ({ result }, { plate }) => result?.kind === "deleted" && isSamePlate(result.plate, plate),
      ...byButton(machine, "account.plates.addAgain")
    },
    REFRESH_REQUESTED: {
      ...byPress((screen) => uncovered(screen, lookAgain(screen))),
      isOffered: async (screen) => !(await isGone(screen))
    },
    CONTINUED: byButton(machine, "common.continue"),
    TRY_AGAIN: {
      do: async (screen, event, inputMode) =>
        (await isGone(screen)) ? press(lookAgain(screen), inputMode) : again.do(screen, event, inputMode),
      control: async (screen) =>
        (await isGone(screen)) ? lookAgain(screen) : again.control(screen, undefined)
    }
  },
  services: {
    loadPermit: {
      "a permit with room": opened(groupWith([onPermit], 3)),
      "a full permit": opened(groupWith([onPermit], 1)),
      "a permit without plates": opened(groupWith([], 0)),
      "no such permit": { failure: { _tag: "PermitNotFound" }, respond: json(wiesensee) },
      ...shopFailures("loadPermit")
    },
    addPlate: {
      added: answersPermit("addPlate", withAdded),
      ...plateFailures,
      ...callFailures("addPlate", waits.once)
    },
    changePlate: {
      changed: answersPermit("changePlate", withChanged),
      ...plateFailures,
      ...plateGone,
      ...callFailures("changePlate", waits.once)
    },
    deletePlate: {
      deleted: answersPermit("deletePlate", withoutDeleted),
      ...permitFailures,
      ...plateGone,
      ...callFailures("deletePlate", waits.once)
    }
  },
  states: {
    ...everyState(plateChangeMachine, expectPage),
    "permit.choosing": "passing",
    ...shopStates(machine)
  },
  outOfReach: { "plateChange.sessionLost|TRY_AGAIN": redirectedToLogin }
})

export const plateChange: FlowRun = {
  flow,
  requests: {
    loadPermit: [shopRequest],
    addPlate: [request("POST", /\/v1\/[^/]+\/user-shop-group\/[^/]+\/plates$/)],
    changePlate: [request("PUT", /\/v1\/[^/]+\/user-shop-group\/[^/]+\/plates$/)],
    deletePlate: [request("DELETE", /\/v1\/[^/]+\/user-shop-group\/[^/]+\/plates$/)]
  },
  takenOver: { sessionLost: leavingForLogin }
}
