import type { PageNamed } from "../../../machines/app/pages.ts"
import type { Create } from "../../app/lazy-actor.ts"
import { bindContact } from "../../bindings/contact.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { knownCountry } from "../../services/remembered.ts"

export default ({ run }: AppRuntime, { shop: shopPath }: PageNamed<"contact">, create: Create) =>
  create(bindContact(run), {
    id: "contact",
    input: { shopPath, knownCountry: knownCountry(shopPath).read() ?? null }
  }).start()
