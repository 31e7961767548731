/** Flow spec of the consent to tracking: actions and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import { type ConsentDecision, consentMachine } from "../../machines/consent/index.ts"
import { dayTicket, wiesensee } from "../../machines/testing/demo.ts"
import { trackTo } from "../support/tracked-page.ts"
import { json, request, shopRequest, ticketsRequest } from "./support/answers.ts"
import { expectRendered } from "./support/expect-rendered.ts"
import type { FlowRun } from "./support/flow-run.ts"
import {
  byButton,
  byPress,
  type FlowScreen,
  rootOf,
  stored,
  uncovered,
  type Visitor
} from "./support/screen.ts"
import { waitUntilVisible } from "./support/wait-until.ts"

const machine = "consent"
const recipient = "tracking.example"
const key = "parkschein.tracking-consent.1"
const asKept = (decision: ConsentDecision): string => JSON.stringify({ decision, at: "2026-11-01T09:00:00Z" })

const cookies = ({ page, t }: FlowScreen) =>
  page.getByRole("contentinfo").getByRole("link", { name: t("layout.footer.cookies"), exact: true })

/** The footer, with the link to the details, loads when the page is idle. */
const openShop = async (screen: FlowScreen, visitor?: Visitor): Promise<void> => {
  await screen.open("/wiesensee", visitor)
  if (!(await waitUntilVisible(screen, cookies(screen))))
    throw new Error("The footer has no link to the cookies.")
}

/** Opens a shop of an installation with an address for tracked events. */
const openTracked = async (screen: FlowScreen, decision: ConsentDecision | null): Promise<void> => {
  await trackTo(screen.page, `https://${recipient}`)
  await openShop(screen, decision === null ? {} : { local: { [key]: asKept(decision) } })
}

const dialog = ({ page }: FlowScreen) => page.getByRole("dialog")

type ConsentStatus = "nothingSent" | "undecided" | ConsentDecision

/** Asserts the stored decision; a shop without tracking stores none. */
const expectKept = async (screen: FlowScreen, status: ConsentStatus): Promise<void> => {
  const kept = await stored(screen, "localStorage", key)
  const decision = status === "granted" || status === "refused" ? status : null
  const isRight = decision === null ? kept === null : kept?.includes(`"${decision}"`) === true
  if (!isRight) {
    throw new Error(
      `The browser keeps ${kept ?? "no decision"}, not ${decision ?? "that nothing is decided yet"}.`
    )
  }
}

/** The address contains the open details, so that Back and links to them work. */
const expectAddress = async ({ page }: FlowScreen, isOpen: boolean): Promise<void> => {
  const { pathname, hash } = await page.evaluate(() => ({ pathname: location.pathname, hash: location.hash }))
  if ((hash === "#cookies") !== isOpen) {
    throw new Error(
      `The address is ${pathname}${hash}, though the details are ${isOpen ? "open" : "closed"}.`
    )
  }
}

/** Asserts a page without the prompt. */
const quiet =
  (status: ConsentStatus) =>
  async (screen: FlowScreen): Promise<void> => {
    const { page, t } = screen
    for (const name of [t("consent.agree"), t("consent.refuse")]) {
      if ((await page.getByRole("button", { name, exact: true }).count()) > 0) {
        throw new Error(`The page still offers “${name}”.`)
      }
    }
    await expectAddress(screen, false)
    await expectKept(screen, status)
  }

const shown =
  (status: ConsentStatus, isOpen = true) =>
  async (screen: FlowScreen, context: unknown, state: string): Promise<void> => {
    await expectRendered(screen, machine, context, state)
    await expectAddress(screen, isOpen)
    await expectKept(screen, status)
  }

const flow = flowsFor<FlowScreen, Respond>()(consentMachine, {
  starts: {
    "a shop that reports nothing": { input: { recipient: null, decision: null }, open: openShop },
    "a shop that wants to report": {
      input: { recipient, decision: null },
      open: (screen) => openTracked(screen, null)
    },
    "a shop to which the driver has said yes before": {
      input: { recipient, decision: "granted" },
      open: (screen) => openTracked(screen, "granted")
    },
    "a shop to which the driver has said no before": {
      input: { recipient, decision: "refused" },
      open: (screen) => openTracked(screen, "refused")
    }
  },
  events: {
    AGREED: byButton(machine, "consent.agree"),
    REFUSED: byButton(machine, "consent.refuse", "consent.withdraw"),
    DETAILS_OPENED: byPress((screen) => uncovered(screen, cookies(screen))),
    DETAILS_CLOSED: {
      do: (screen, _, inputMode) =>
        inputMode === "pointer"
          ? rootOf(screen, machine)
              .getByRole("button", { name: screen.t("common.close") })
              .click()
          : rootOf(screen, machine).press("Escape"),
      isOffered: async (screen) => (await dialog(screen).count()) === 1
    },
    DECIDED_ELSEWHERE: {
      cases: { "a yes": { decision: "granted" }, "a no": { decision: "refused" } },
      // Simulates the browser's event for a change by another tab.
      do: ({ page }, { decision }) =>
        page.evaluate(
          ([name, value]) => {
            localStorage.setItem(name, value)
            dispatchEvent(new StorageEvent("storage", { key: name, newValue: value }))
          },
          [key, asKept(decision)] as const
        ),
      anytime: true
    }
  },
  services: {},
  states: {
    deciding: "passing",
    "nothingSent.quiet": quiet("nothingSent"),
    "nothingSent.details": shown("nothingSent"),
    "undecided.notice": shown("undecided", false),
    "undecided.details": shown("undecided"),
    "granted.quiet": quiet("granted"),
    "granted.details": shown("granted"),
    "refused.quiet": quiet("refused"),
    "refused.details": shown("refused")
  }
})

export const consent: FlowRun = {
  flow,
  requests: {},
  // Its code loads after the page.
  timeout: 16_000,
  background: [
    [shopRequest, json(wiesensee)],
    [ticketsRequest, json({ fixedDurationTickets: [dayTicket] })],
    [request("GET", /\/v1\/[^/]+\/cart$/), json({ items: [] })]
  ]
}
