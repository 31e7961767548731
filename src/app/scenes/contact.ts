/** Begins the flow of the contact page. */
import { createActor } from "xstate"
import { knownCountry } from "../../services/remembered.ts"
import { bindContact } from "../bindings/contact.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = ({ run, environment }: AppRuntime, route: Route) => {
  const shopPath = shopOf(route) ?? ""
  return createActor(bindContact(run, environment), {
    id: "contact",
    input: { shopPath, knownCountry: knownCountry(shopPath).read() ?? null }
  }).start()
}
