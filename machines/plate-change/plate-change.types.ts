import type { ChangePlateForm } from "../../schemas/change-plate-form.ts"
import type { Issue } from "../../schemas/licence-plate/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { PlateChangeReason } from "../../schemas/plate-change-reason.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import type { CallFailure, Failure, LoadShopFailure, ShopInactive } from "../failures.ts"
import type { PlateEdit, PlatesPasted } from "../plate-entry.ts"
import type { WithPause } from "../shop-problems.ts"
import type { AddingForm, AddingIssues, ChangingForm, ChangingIssues } from "./plate-form.ts"

export interface PlateChangeInput {
  readonly shopPath: string
  readonly groupId: string
}

/** Input that is not saved yet. */
export interface PlateDraft {
  readonly form: AddingForm
  readonly change: ChangingForm | null
}

/** A permit of the driver with all data that its forms need. */
export interface Permit {
  readonly shop: ShopWithGroups
  readonly group: UserShopGroup
  /** The input from before a reload or a login. */
  readonly draft: PlateDraft | null
  /** The driver's own plates, most recent first, offered at the field. */
  readonly recentPlates: ReadonlyArray<Plate>
}

export interface AddPlateInput {
  readonly shopId: string
  readonly groupId: string
  readonly newPlate: Plate
  readonly reason: PlateChangeReason | null
}

export interface ChangePlateInput {
  readonly shopId: string
  readonly groupId: string
  readonly form: ChangePlateForm
}

export interface DeletePlateInput {
  readonly shopId: string
  readonly groupId: string
  readonly plate: Plate
}

/** The driver has no such permit in this shop. */
export type PermitNotFound = Failure<"PermitNotFound">

/** The plate is on the permit already. */
export type PlateAlreadyAdded = Failure<"PlateAlreadyAdded">

/** The service rejects the plate. */
export interface PlateRefused {
  readonly _tag: "PlateRefused"
  readonly issue: Issue
}

/** The permit holds as many plates as it may. */
export type PlateLimitReached = Failure<"PlateLimitReached">

/** The plate to be changed or deleted is not on the permit any more. */
export type PlateNotFound = Failure<"PlateNotFound">

export type LoadPermitFailure = LoadShopFailure | PermitNotFound
export type AddPlateFailure =
  | CallFailure
  | ShopInactive
  | PermitNotFound
  | PlateAlreadyAdded
  | PlateRefused
  | PlateLimitReached
export type ChangePlateFailure = AddPlateFailure | PlateNotFound
export type DeletePlateFailure = CallFailure | ShopInactive | PermitNotFound | PlateNotFound

/** The last result; it counts from the next parking stay on, not for a present or past one. */
export type PlateChangeResult =
  | { readonly kind: "added"; readonly plates: ReadonlyArray<Plate> }
  | { readonly kind: "changed"; readonly previous: Plate; readonly plate: Plate }
  | { readonly kind: "deleted"; readonly plate: Plate }
  | { readonly kind: "restored"; readonly plate: Plate }

export interface PlateChangeContext extends WithPause {
  readonly shopPath: string
  readonly groupId: string
  readonly shop: ShopWithGroups | null
  /** As the service last returned it: its active plates are those on the permit now. */
  readonly group: UserShopGroup | null
  readonly recentPlates: ReadonlyArray<Plate>
  /** The plates to be added; each leaves the form once it is saved. */
  readonly form: AddingForm
  readonly issues: AddingIssues
  /** Index of the plate in the form that is being saved. */
  readonly saving: number
  /** Plates saved from this form so far. */
  readonly saved: ReadonlyArray<Plate>
  readonly change: ChangingForm | null
  readonly changeIssues: ChangingIssues
  readonly deleting: Plate | null
  readonly restoring: Plate | null
  readonly result: PlateChangeResult | null
}

export type PlateChangeEvent =
  | PlateEdit
  | PlatesPasted
  | { readonly type: "PLATE_ADDED" }
  | { readonly type: "PLATE_REMOVED"; readonly index: number }
  | { readonly type: "REASON_CHANGED"; readonly reason: PlateChangeReason | null }
  | { readonly type: "SAVE_REQUESTED" }
  | { readonly type: "CHANGE_REQUESTED"; readonly plate: Plate }
  | { readonly type: "DELETE_REQUESTED"; readonly plate: Plate }
  | { readonly type: "CONFIRMED" }
  | { readonly type: "BACK" }
  /** Restores a deleted plate. */
  | { readonly type: "UNDO_REQUESTED"; readonly plate: Plate }
  /** Reloads the permit; input that is not on it stays. */
  | { readonly type: "REFRESH_REQUESTED" }
  /** The result has been read. */
  | { readonly type: "CONTINUED" }
  | { readonly type: "TRY_AGAIN" }
