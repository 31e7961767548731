/** Starts the verification flow, with the code from a link, else the previous input. */
import type { PageNamed } from "../../../machines/app/pages.ts"
import type { Create } from "../../app/lazy-actor.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { bindVerification } from "../../bindings/verification.ts"
import { codeDraft } from "../../services/drafts.ts"

export default (runtime: AppRuntime, { shop: shopPath, code }: PageNamed<"verify">, create: Create) => {
  const { environment } = runtime
  const typed = codeDraft(environment.user()?.userId ?? "", shopPath).read() ?? ""
  return create(bindVerification(runtime.run, environment), {
    id: "verification",
    input: { shopPath, code: code === "" ? typed : code }
  }).start()
}
