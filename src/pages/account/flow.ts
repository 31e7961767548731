/** Starts the account flow in the section that the address names. */

import type { PageNamed } from "../../../machines/app/pages.ts"
import type { Create } from "../../app/lazy-actor.ts"
import { bindAccount } from "../../bindings/account.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"

export default (runtime: AppRuntime, page: PageNamed<"account">, create: Create) =>
  create(bindAccount(runtime.run, runtime.environment), {
    id: "account",
    input: { shopPath: page.shop, section: page.section ?? "overview" }
  }).start()
