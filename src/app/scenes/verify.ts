/** Begins the flow of the verification, with the code that a link names, else with what was typed before. */
import { createActor } from "xstate"
import { codeDraft } from "../../services/drafts.ts"
import { accountRun } from "../account-runtime.ts"
import { bindVerification } from "../bindings/verification.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = (runtime: AppRuntime, route: Route) => {
  const { environment } = runtime
  const shopPath = shopOf(route) ?? ""
  const linked = route.name === "verify" ? route.code : ""
  const typed = codeDraft(environment.user()?.userId ?? "", shopPath).read() ?? ""
  return createActor(bindVerification(accountRun(runtime), environment), {
    id: "verification",
    input: { shopPath, code: linked === "" ? typed : linked }
  }).start()
}
