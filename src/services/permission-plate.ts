/** API group of the plates on a driver's permit. Each call returns the permit afterwards. */
import { Context, Effect, Layer } from "effect"
import { addPlates, changePlates, deletePlates } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"
import { readsOfDriver } from "./reads.ts"

const make = Effect.gen(function* () {
  const { write } = yield* Gateway
  // A permit covers its plates, so prices of stays and tickets on offer depend on them, too.
  const invalidates = readsOfDriver
  return {
    /** 409 `E_PLATE_DUPLICATE`, `E_PLATE_LIMIT`; 422 `E_PLATE_INVALID` with the issue. */
    addPlates: write(addPlates, { invalidates }),
    /** Like `addPlates`; also 404 `E_PLATE_NOT_FOUND` for an old plate that is not active. */
    changePlates: write(changePlates, { invalidates }),
    /** 404 `E_PLATE_NOT_FOUND`. */
    deletePlates: write(deletePlates, { invalidates })
  }
})

export class PermissionPlateService extends Context.Service<
  PermissionPlateService,
  Effect.Success<typeof make>
>()("services/PermissionPlateService") {
  static readonly layer = Layer.effect(PermissionPlateService, make)
}
