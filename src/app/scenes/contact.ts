/** Begins the flow of the contact page. */

import { type Page, shopOf } from "../../../machines/app/pages.ts"
import { knownCountry } from "../../services/remembered.ts"
import { bindContact } from "../bindings/contact.ts"
import type { Create } from "../loaded-actor.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = ({ run }: AppRuntime, page: Page, create: Create) => {
  const shopPath = shopOf(page) ?? ""
  return create(bindContact(run), {
    id: "contact",
    input: { shopPath, knownCountry: knownCountry(shopPath).read() ?? null }
  }).start()
}
