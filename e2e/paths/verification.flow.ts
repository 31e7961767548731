/** Flow spec of the verification by a code: actions, responses and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import { wiesensee } from "../../machines/testing/demo.ts"
import { type VerificationContext, verificationMachine } from "../../machines/verification/index.ts"
import { refusal, request, shopRequest, waits } from "./support/answers.ts"
import { callFailures, refusedAs, shopFailures, succeeds } from "./support/common-outcomes.ts"
import { redirectedToLogin, shopStates } from "./support/common-states.ts"
import { expectRendered, rendered } from "./support/expect-rendered.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { byButton, type FlowScreen, rootOf, stored } from "./support/screen.ts"
import { personalKey } from "./support/session.ts"
import { expectMessage } from "./support/wait-until.ts"

const machine = "verification"
const codeRequest = request("POST", /\/v1\/[^/]+\/verification-code$/)

/** Shop that asks for a code on its pages, until the driver has one or skips it. */
const shop = { ...wiesensee, isAccountVerification: true }
const linked = "STATION-4"
const typed = "half-ty"

const draftKey = personalKey("code-draft", shop.path)
const dismissalKey = personalKey("verification-prompt-dismissed", shop.id)
const withDraft = { session: { [draftKey]: JSON.stringify(typed) } }

const field = (screen: FlowScreen) =>
  rootOf(screen, machine).getByRole("textbox", { name: screen.t("verify.code"), exact: true })

/** Asserts that the input is in the field, and stored for a reload. */
const codeKept = async (screen: FlowScreen, { code }: VerificationContext): Promise<void> => {
  const shown = await field(screen).inputValue()
  if (shown !== code) throw new Error(`The field says “${shown}”, not “${code}”.`)
  const kept: unknown = JSON.parse((await stored(screen, "sessionStorage", draftKey)) ?? "null")
  const isKept = typeof kept === "string" && kept.trim() === code.trim()
  if (code !== "" && code !== linked && !isKept) {
    throw new Error(`After a reload the field would say “${kept}”, not “${code}”.`)
  }
}

const codeForgotten = async (screen: FlowScreen): Promise<void> => {
  const kept = await stored(screen, "sessionStorage", draftKey)
  if (kept !== null) throw new Error(`The code ${kept} would come back, though it is done with.`)
}

const form = async (screen: FlowScreen, context: VerificationContext, state: string): Promise<void> => {
  await expectRendered(screen, machine, context, state)
  await codeKept(screen, context)
}

const refused = async (screen: FlowScreen, context: VerificationContext, state: string): Promise<void> => {
  await form(screen, context, state)
  const described = await field(screen).getAttribute("aria-describedby")
  if (described?.split(" ").length !== 2) throw new Error("The field does not say what is wrong with it.")
  const messages = screen.page.getByRole("region", { name: screen.t("layout.notifications") })
  if ((await messages.getByRole("alert").count()) > 0)
    throw new Error("A message repeats what is wrong with the code.")
}

const flow = flowsFor<FlowScreen, Respond>()(verificationMachine, {
  starts: {
    "the page's address": {
      input: { shopPath: shop.path, code: "" },
      open: ({ open }) => open(`/${shop.path}/verify`)
    },
    "a link with a code": {
      input: { shopPath: shop.path, code: linked },
      open: ({ open }) => open(`/${shop.path}/verify?code=${linked}`, withDraft)
    },
    "what was typed before": {
      input: { shopPath: shop.path, code: typed },
      open: ({ open }) => open(`/${shop.path}/verify`, withDraft)
    }
  },
  events: {
    CODE_CHANGED: {
      cases: {
        "a code with blanks around it": { code: " k.meier@rosenau.example " },
        "what no code has": { code: "bad code!" },
        "too much": { code: "a".repeat(65) },
        nothing: { code: "" }
      },
      when: ({ code }, { code: next }) => code !== next,
      do: (screen, { code }) => field(screen).fill(code),
      control: field,
      isOffered: async (screen, { code }) =>
        (await field(screen).isEditable()) && (await field(screen).inputValue()) !== code
    },
    VERIFY_REQUESTED: byButton(machine, "verify.submit"),
    CONTINUED: byButton(machine, "verify.continueWithout"),
    TRY_AGAIN: byButton(machine, "error.actions.retry")
  },
  services: {
    loadShop: { "a shop with codes": succeeds(shop), ...shopFailures("loadShop") },
    addCode: {
      "a new code": { success: undefined, respond: { status: 201, json: { code: "K" } } },
      "no such code": refusedAs("CodeUnknown", 404, "E_CODE_UNKNOWN"),
      "used up": refusedAs("CodeUsedUp", 409, "E_CODE_USED_UP"),
      expired: refusedAs("CodeExpired", 409, "E_CODE_EXPIRED"),
      "of another shop": refusedAs("CodeOfOtherShop", 409, "E_CODE_OF_OTHER_SHOP"),
      "enough codes": refusedAs("CodeLimitReached", 409, "E_CODE_LIMIT"),
      "there already": refusedAs("CodeAlreadyAdded", 409, "E_CODE_ALREADY_ADDED"),
      "too many tries, five minutes to wait": {
        failure: { _tag: "TooManyAttempts", retryAfterSeconds: 300 },
        respond: {
          status: 429,
          json: { code: "E_CODE_ATTEMPTS", message: "E_CODE_ATTEMPTS" },
          headers: { "Retry-After": "300", "Access-Control-Expose-Headers": "Retry-After" }
        }
      },
      "too many tries": {
        failure: { _tag: "TooManyAttempts", retryAfterSeconds: null },
        respond: refusal(429, "E_CODE_ATTEMPTS")
      },
      "a closed shop": refusedAs("ShopInactive", 403, "E_SHOP_INACTIVE"),
      ...callFailures("addCode", waits.once)
    }
  },
  states: {
    loadingShop: rendered(machine),
    "entering.typing": form,
    "entering.correcting": async (screen, context, state) => {
      await form(screen, context, state)
      const isFocused = await field(screen).evaluate((element) => element === document.activeElement)
      if (!isFocused) throw new Error("The field that is wrong does not have the focus.")
    },
    "entering.codeUnknown": refused,
    "entering.codeUsedUp": refused,
    "entering.codeExpired": refused,
    "entering.codeOfOtherShop": refused,
    "entering.limitReached": refused,
    "entering.alreadyAdded": form,
    "entering.unreachable": refused,
    "entering.failed": refused,
    verifying: form,
    tooManyAttempts: form,
    verified: async (screen) => {
      await expectMessage(screen, "verify.succeeded")
      await codeForgotten(screen)
    },
    skipped: async (screen) => {
      await codeForgotten(screen)
      const dismissed = await stored(screen, "localStorage", dismissalKey)
      if (dismissed !== "true") throw new Error("The shop would ask for a code again.")
    },
    ...shopStates(machine)
  },
  outOfReach: { "verification.sessionLost|TRY_AGAIN": redirectedToLogin }
})

export const verification: FlowRun = {
  flow,
  requests: { loadShop: [{ ...shopRequest, ahead: true }], addCode: [codeRequest] },
  takenOver: {
    sessionLost: leavingForLogin,
    verified: '[data-machine="shopHome"]',
    skipped: '[data-machine="shopHome"]'
  }
}
