/** Begins the flow of the account in the section that the address names. */

import type { PageNamed } from "../../../machines/app/pages.ts"
import { accountRun } from "../../app/account-runtime.ts"
import { bindAccount } from "../../app/bindings/account.ts"
import type { Create } from "../../app/loaded-actor.ts"
import type { AppRuntime } from "../../app/runtime.ts"

export default (runtime: AppRuntime, page: PageNamed<"account">, create: Create) =>
  create(bindAccount(accountRun(runtime), runtime.environment), {
    id: "account",
    input: { shopPath: page.shop, section: page.section ?? "overview" }
  }).start()
