/** The services of what an account holds: codes and permits. */
import { Layer } from "effect"
import { PermissionPlateService } from "../services/permission-plate.ts"
import { ShopGroupService } from "../services/shop-group.ts"
import { VerificationCodeService } from "../services/verification-code.ts"
import { extendedRun } from "./extended-runtime.ts"

export const accountRun = extendedRun(
  Layer.mergeAll(ShopGroupService.layer, VerificationCodeService.layer, PermissionPlateService.layer)
)
