/** Plans changes of a permission's plates: a request is checked and applied as a whole, or not at all. */
import { Result } from "effect"
import { isSamePlate, storedPlate } from "../../../schemas/licence-plate/index.ts"
import type { Plate } from "../../../schemas/plate.ts"
import { addsPlate, type PlateChangeReason } from "../../../schemas/plate-change-reason.ts"
import { readPlate } from "./plates.ts"
import { type Refusal, refusal } from "./refusal.ts"

/** The forms of drivers never send more. */
const maxItems = 50

/** An item of any of the three requests: it adds, exchanges or deletes. */
export interface RequestedChange {
  readonly newPlate?: Plate
  readonly oldPlate?: Plate
}

/** An active plate of the permission. */
export interface ActivePlate extends Plate {
  readonly id: string
  readonly validTo: Date | null
}

/** One step: a plate that ends, one that begins, or both. */
export interface PlateStep {
  readonly ends: ActivePlate | null
  readonly begins: Plate | null
}

export interface PlateRefusal extends Refusal {
  readonly status: 404 | 409 | 422
}

const refuse = (status: PlateRefusal["status"], problem: Refusal): Result.Result<never, PlateRefusal> =>
  Result.fail({ ...problem, status })

const notOnPermission = refusal("E_PLATE_NOT_FOUND", "This plate is not active on the permission.")

/** Returns the steps, or the first problem. `maximumPlates` null: no limit. */
export const plateSteps = (
  items: ReadonlyArray<RequestedChange>,
  active: ReadonlyArray<ActivePlate>,
  maximumPlates: number | null
): Result.Result<ReadonlyArray<PlateStep>, PlateRefusal> => {
  if (items.length > maxItems) {
    return refuse(409, refusal("E_PLATE_LIMIT", `At most ${maxItems} plates are changed at a time.`, "items"))
  }
  const steps: PlateStep[] = []
  for (const [index, { newPlate, oldPlate }] of items.entries()) {
    let begins: Plate | null = null
    if (newPlate !== undefined) {
      const field = `items.${index}.newPlate.plate`
      const read = readPlate(newPlate, field)
      if (Result.isFailure(read)) return refuse(422, read.failure)
      begins = read.success
      const others = [...active.map(storedPlate), ...steps.flatMap((step) => step.begins ?? [])]
      if (others.some((other) => isSamePlate(other, read.success))) {
        return refuse(
          409,
          refusal("E_PLATE_DUPLICATE", "This plate is on the permission, or twice in the list.", field)
        )
      }
    }
    let ends: ActivePlate | null = null
    if (oldPlate !== undefined) {
      const wanted = storedPlate(oldPlate)
      const field = `items.${index}.oldPlate.plate`
      ends = active.find((plate) => isSamePlate(storedPlate(plate), wanted)) ?? null
      if (ends === null || steps.some((step) => step.ends === ends)) {
        return refuse(404, { ...notOnPermission, field })
      }
    }
    steps.push({ ends, begins })
  }
  const added = steps.filter((step) => step.begins !== null).length
  const growth = added - steps.filter((step) => step.ends !== null).length
  // A driver above a limit that was lowered later may still exchange and delete.
  if (maximumPlates !== null && growth > 0 && active.length + growth > maximumPlates) {
    return refuse(
      409,
      refusal("E_PLATE_LIMIT", `The permission takes at most ${maximumPlates} plates.`, "items")
    )
  }
  return Result.succeed(steps)
}

/** Returns why reason and items do not match, or null: an additional car adds, all else exchanges. */
export const reasonProblem = (
  items: ReadonlyArray<RequestedChange>,
  reason: PlateChangeReason
): PlateRefusal | null => {
  const index = items.findIndex(({ oldPlate }) => addsPlate(reason) === (oldPlate !== undefined))
  if (index < 0) return null
  const message = addsPlate(reason)
    ? "An additional car takes no plate's place: leave the old plate out."
    : "Name the plate that is exchanged, or give additional_car as the reason."
  return { ...refusal("E_REASON_MISMATCH", message, `items.${index}.oldPlate`), status: 422 }
}
