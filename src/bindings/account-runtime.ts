/** Services of the account: codes and permits. */
import { Layer } from "effect"
import { ActiveTicketService } from "../services/active-tickets.ts"
import { PermissionPlateService } from "../services/permission-plate.ts"
import { ReceiptService } from "../services/receipt.ts"
import { ShopGroupService } from "../services/shop-group.ts"
import { VerificationCodeService } from "../services/verification-code.ts"
import { extendedRun } from "./extended-runtime.ts"

export const accountRun = extendedRun(
  Layer.mergeAll(
    ActiveTicketService.layer,
    ReceiptService.layer,
    ShopGroupService.layer,
    VerificationCodeService.layer,
    PermissionPlateService.layer
  )
)
