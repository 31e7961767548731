/** Flow spec of the contact page: actions, responses and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import { contactMachine } from "../../machines/contact/index.ts"
import { wiesensee } from "../../machines/testing/demo.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import { shopRequest } from "./support/answers.ts"
import { shopFailures, succeeds } from "./support/common-outcomes.ts"
import { redirectedToLogin, shopStates } from "./support/common-states.ts"
import { rendered } from "./support/expect-rendered.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { byButton, type FlowScreen } from "./support/screen.ts"

const machine = "contact"

const swiss: ShopWithGroups = {
  ...wiesensee,
  areaCountry: "CH",
  meta: { openingHours: [{ area: "Seewil, Bahnhof", open: { from: "05:00", to: "23:30" } }] }
}

const flow = flowsFor<FlowScreen, Respond>()(contactMachine, {
  starts: {
    "the contact page": {
      input: { shopPath: "wiesensee", knownCountry: null },
      open: ({ open }) => open("/wiesensee/contact")
    }
  },
  events: { TRY_AGAIN: byButton(machine, "error.actions.retry") },
  services: {
    loadShop: {
      "a German shop": succeeds(wiesensee),
      "a Swiss shop that announces its hours": succeeds(swiss),
      ...shopFailures("loadShop")
    }
  },
  states: { loadingShop: rendered(machine), loaded: rendered(machine), ...shopStates(machine) },
  outOfReach: { "contact.sessionLost|TRY_AGAIN": redirectedToLogin }
})

export const contact: FlowRun = {
  flow,
  requests: { loadShop: [shopRequest] },
  takenOver: { sessionLost: leavingForLogin }
}
