/** Flow spec of the prompt for a verification code on pages of a shop: actions, responses, assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import { dayTicket, wiesensee } from "../../machines/testing/demo.ts"
import {
  type PromptPage,
  type VerificationPromptContext,
  verificationPromptMachine
} from "../../machines/verification-prompt/index.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import { json, refusal, request, ticketsRequest } from "./support/answers.ts"
import { codeOutcomes, codesRequest } from "./support/common-outcomes.ts"
import { rendered } from "./support/expect-rendered.ts"
import type { FlowRun } from "./support/flow-run.ts"
import { byButton, type FlowScreen, goTo, rootOf, stored } from "./support/screen.ts"
import { personalKey } from "./support/session.ts"
import { waitUntilVisible } from "./support/wait-until.ts"

const machine = "verificationPrompt"

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
const clinic: ShopWithGroups = {
  ...wiesensee,
  id: uuid(71),
  path: "klinikum-rosenau",
  name: "Klinikum Rosenau",
  isAccountVerification: true
}
const skippedBefore: ShopWithGroups = { ...clinic, id: uuid(72), path: "leerhof", name: "Leerhof" }
const shops = [wiesensee, clinic, skippedBefore]
const nowhere = "nirgends"

const pageIn = ({ id, path, isAccountVerification }: ShopWithGroups): PromptPage => ({
  shopId: id,
  shopPath: path,
  isVerificationRequired: isAccountVerification,
  isDismissed: id === skippedBefore.id,
  isKeptFree: false
})
const verifyPage: PromptPage = { ...pageIn(clinic), isKeptFree: true }

const dismissalKey = (shopId: string): string => personalKey("verification-prompt-dismissed", shopId)

const dialogButton = (screen: FlowScreen, key: string) =>
  rootOf(screen, machine).getByRole("button", { name: screen.t(key), exact: true })

const isAsked = ({ page, skipped, unverified }: VerificationPromptContext): boolean =>
  page !== null && !page.isKeptFree && unverified.includes(page.shopId) && !skipped.includes(page.shopId)

const closed = async (screen: FlowScreen, { skipped, page }: VerificationPromptContext): Promise<void> => {
  if ((await screen.page.getByRole("dialog").count()) > 0) throw new Error("A dialog is open.")
  const shopId = page?.shopId
  if (shopId === undefined || !skipped.includes(shopId)) return
  const kept = await stored(screen, "localStorage", dismissalKey(shopId))
  if (kept !== "true") throw new Error("The next visit would ask again, though the question was skipped.")
}

const waitsForPage =
  "It goes to an address of the shop and waits until the flow is told of the page; nothing in that ends or throws."

const flow = flowsFor<FlowScreen, Respond>()(verificationPromptMachine, {
  starts: {
    "an address without a shop": {
      open: ({ open }) =>
        open(`/${nowhere}`, { local: { [dismissalKey(skippedBefore.id)]: JSON.stringify(true) } })
    }
  },
  events: {
    PAGE_OPENED: {
      cases: {
        "a shop with codes": { page: pageIn(clinic) },
        "its verification page": { page: verifyPage },
        "a shop without codes": { page: pageIn(wiesensee) },
        "a shop in which the question was skipped before": { page: pageIn(skippedBefore) }
      },
      when: ({ page }) => page === null,
      do: (screen, { page: { shopPath, isKeptFree } }) =>
        goTo(screen, `/${shopPath}${isKeptFree ? "/verify" : ""}`),
      anytime: true
    },
    SHOP_LEFT: {
      when: ({ page }) => page !== null,
      do: (screen) => goTo(screen, `/${nowhere}`),
      anytime: true
    },
    VERIFY_REQUESTED: byButton(machine, "verify.modal.verify"),
    SKIPPED: {
      // By its button or by Escape; the icon is the same event.
      when: isAsked,
      do: (screen, _, inputMode) =>
        inputMode === "pointer"
          ? dialogButton(screen, "verify.modal.skip").last().click()
          : rootOf(screen, machine).press("Escape"),
      control: (screen) => dialogButton(screen, "verify.modal.skip").last()
    },
    // A consequence of the verification's own work, which then opens the home.
    CODE_ADDED: { cases: { "in this shop": { shopId: clinic.id } }, when: () => false, do: async () => {} }
  },
  services: {
    loadCodes: codeOutcomes,
    awaitPage: { "the page opens": { sends: { type: "PAGE_OPENED", page: verifyPage }, atOnce: () => true } }
  },
  states: {
    deciding: "passing",
    openingVerification: "passing",
    outside: closed,
    loadingCodes: closed,
    prompting: rendered(machine),
    resting: async (screen, context) => {
      // The flow receives the page and its code before the page is drawn.
      if (context.page?.isKeptFree === true)
        await waitUntilVisible(screen, rootOf(screen, "verification").getByRole("heading", { level: 1 }))
      await closed(screen, context)
    },
    codesUnknown: closed
  },
  outOfReach: {
    "verificationPrompt.resting|CODE_ADDED":
      "A code leads to the home of the shop at once; the paths of the verification show it.",
    "verificationPrompt.resting|SKIPPED":
      "Going on without a code leads to the home of the shop at once; the paths of the verification show it, and that the answer is kept."
  },
  unreachable: {
    "verificationPrompt.openingVerification|xstate.done.actor.awaitPage": waitsForPage,
    "verificationPrompt.openingVerification|xstate.error.actor.awaitPage": waitsForPage,
    "state:verificationPrompt.openingVerification":
      "The page is opened at once, and the flow is told of it before anybody could see the state."
  }
})

export const verificationPrompt: FlowRun = {
  flow,
  requests: { loadCodes: [codesRequest] },
  background: [
    [request("GET", /\/v1\/shop\/path\//), refusal(404, "E_SHOP_NOT_FOUND")],
    ...shops.map((shop) => [request("GET", new RegExp(`/v1/shop/path/${shop.path}`)), json(shop)] as const),
    [ticketsRequest, json({ fixedDurationTickets: [dayTicket] })]
  ]
}
