/** Starts the account flow in the section that the address names. */
import type { PageNamed } from "../../../machines/app/pages.ts"
import type { Create } from "../../app/lazy-actor.ts"
import { bindAccount } from "../../bindings/account.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { shopsBoughtIn } from "../../services/visited-shops.ts"

export default ({ run, environment }: AppRuntime, page: PageNamed<"account">, create: Create) =>
  create(bindAccount(run, environment), {
    id: "account",
    input: {
      shopPath: page.shop,
      otherShops: shopsBoughtIn(environment.user()?.userId ?? "").filter(({ path }) => path !== page.shop),
      section: page.section ?? "overview"
    }
  }).start()
