/** The services of what an account holds, codes and permits, built on those of the page, once for all flows. */
import { Layer, ManagedRuntime } from "effect"
import { PermissionPlateService } from "../services/permission-plate.ts"
import { ShopGroupService } from "../services/shop-group.ts"
import { VerificationCodeService } from "../services/verification-code.ts"
import type { Run } from "./from-effect.ts"
import type { AppRuntime, PageServices } from "./runtime.ts"

export type AccountServices =
  | PageServices
  | ShopGroupService
  | VerificationCodeService
  | PermissionPlateService

const runs = new WeakMap<AppRuntime, Run<AccountServices>>()

export const accountRun = (runtime: AppRuntime): Run<AccountServices> => {
  const known = runs.get(runtime)
  if (known !== undefined) return known
  const services = Layer.mergeAll(
    ShopGroupService.layer,
    VerificationCodeService.layer,
    PermissionPlateService.layer
  ).pipe(Layer.provideMerge(runtime.layer))
  const { runFork } = ManagedRuntime.make(services, { memoMap: runtime.memoMap })
  const run: Run<AccountServices> = (effect) => runFork(effect)
  runs.set(runtime, run)
  return run
}
