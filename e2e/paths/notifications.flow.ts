/** Flow spec of the messages at the bottom of the page: actions and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import {
  type Notification,
  type NotificationsContext,
  type NotificationsEvent,
  notificationsMachine,
  type PauseReason
} from "../../machines/notifications/index.ts"
import { refusal, request } from "./support/answers.ts"
import { expectScreen } from "./support/expect-screen.ts"
import type { FlowRun } from "./support/flow-run.ts"
import { stateCalled } from "./support/labels.ts"
import { type FlowScreen, rootOf, sendTo, setHidden } from "./support/screen.ts"
import { waitUntilVisible } from "./support/wait-until.ts"

const machine = "notifications"

/** Both the page's clock and the clock of the paths are stopped. */
const at = 0

const plain: Notification = {
  key: "plain",
  type: "info",
  message: "common.genericError",
  details: null,
  closeDelay: null,
  action: null
}
/** Closes before the others. */
const brief: Notification = {
  ...plain,
  key: "brief",
  type: "error",
  message: "verify.failed",
  details: "verify.reason.expired",
  closeDelay: 5_000
}
const offering: Notification = {
  ...plain,
  key: "offering",
  type: "success",
  message: "account.plates.deleteSucceeded",
  action: { name: "offering", label: "account.plates.addAgain" }
}
const told = [plain, brief, offering]

/** Sends a message in place of a page. */
const tell = async (screen: FlowScreen, notification: Notification): Promise<void> => {
  const event: NotificationsEvent = {
    type: "NOTIFIED",
    at: await screen.page.evaluate(() => Date.now()),
    notification
  }
  await sendTo(screen, "notifications", event)
}

const messages = (screen: FlowScreen) => rootOf(screen, machine).locator("[role=status], [role=alert]")

const messageOf = (screen: FlowScreen, key: string) =>
  messages(screen).filter({ hasText: screen.t(told.find((known) => known.key === key)?.message ?? "") })

const button = (screen: FlowScreen, key: string, label: string) =>
  messageOf(screen, key).getByRole("button", { name: screen.t(label), exact: true })

const exists = ({ toasts }: NotificationsContext, key: string): boolean =>
  toasts.some((toast) => toast.key === key)

/** By keyboard: the focus is on a message, and the pointer is elsewhere. */
const isRead = ({ pauses }: NotificationsContext): boolean =>
  pauses.includes("focus") && !pauses.includes("pointer")

const isReadOn = (screen: FlowScreen): Promise<boolean> =>
  rootOf(screen, machine).evaluate((list) => list.contains(document.activeElement) && !list.matches(":hover"))

const begin: Readonly<Record<PauseReason, (screen: FlowScreen) => Promise<void>>> = {
  pointer: (screen) => messages(screen).last().hover(),
  focus: (screen) => messages(screen).last().getByRole("button").last().focus(),
  hiddenTab: (screen) => setHidden(screen, true),
  modal: ({ page }) => page.evaluate(() => location.assign("#help"))
}
const end: Readonly<Record<PauseReason, (screen: FlowScreen) => Promise<void>>> = {
  pointer: ({ page }) => page.mouse.move(1, 1),
  focus: (screen) => messages(screen).last().getByRole("button").last().blur(),
  hiddenTab: (screen) => setHidden(screen, false),
  modal: ({ page }) => page.keyboard.press("Escape")
}

const reasons = {
  "the pointer is on them": { at, reason: "pointer" },
  "the focus is among them": { at, reason: "focus" },
  "the tab is hidden": { at, reason: "hiddenTab" }
} as const

/** Asserts all messages, oldest first, each with its buttons; the countdowns stop while paused. */
const expectToasts = async (
  screen: FlowScreen,
  { toasts, pauses }: NotificationsContext,
  state: string
): Promise<void> => {
  const { t } = screen
  await expectScreen(screen, machine, state, {
    texts: toasts.flatMap(({ message, details }) => [t(message), ...(details === null ? [] : [t(details)])]),
    buttons: toasts.flatMap(({ action }) => [
      ...(action === null ? [] : [t(action.label)]),
      t("common.close")
    ]),
    counts: {
      "[role=status]": toasts.filter(({ type }) => type !== "error").length,
      "[role=alert]": toasts.filter(({ type }) => type === "error").length,
      "[data-countdown]": toasts.length
    }
  })
  const isPaused = (await rootOf(screen, machine).getAttribute("data-paused")) !== null
  if (isPaused !== pauses.length > 0)
    throw new Error(
      `In ${stateCalled(machine, state)} the bars ${isPaused ? "stand still" : "go on shrinking"}.`
    )
}

const flow = flowsFor<FlowScreen, Respond>()(notificationsMachine, {
  starts: {
    "any page": {
      open: async (screen) => {
        await screen.open("/nirgends")
        await waitUntilVisible(screen, screen.page.getByRole("heading", { level: 1 }))
      }
    }
  },
  events: {
    NOTIFIED: {
      cases: {
        "a message": { at, notification: plain },
        "a failure, for a moment": { at, notification: brief },
        "a message with a way back": { at, notification: offering }
      },
      when: (context, { notification }) => !exists(context, notification.key),
      do: (screen, { notification }) => tell(screen, notification),
      anytime: true
    },
    CLOSED: {
      cases: { "the message": { at, key: plain.key }, "the failure": { at, key: brief.key } },
      when: (context, { key }) => exists(context, key) && isRead(context),
      do: (screen, { key }) => button(screen, key, "common.close").press("Enter"),
      isOffered: async (screen, { key }) =>
        (await button(screen, key, "common.close").count()) === 1 && (await isReadOn(screen))
    },
    ACTION_CHOSEN: {
      cases: {
        "of the one with a way back": { at, key: offering.key },
        "of the one without": { at, key: plain.key }
      },
      when: (context, { key }) => exists(context, key) && isRead(context),
      do: (screen, { key }) => button(screen, key, "account.plates.addAgain").press("Enter"),
      isOffered: async (screen, { key }) =>
        (await button(screen, key, "account.plates.addAgain").count()) === 1 && (await isReadOn(screen))
    },
    PAUSED: {
      cases: reasons,
      when: ({ toasts, pauses }, { reason }) =>
        !pauses.includes(reason) && (reason === "hiddenTab" || toasts.length > 0),
      do: (screen, { reason }) => begin[reason](screen),
      anytime: true
    },
    RESUMED: {
      cases: reasons,
      when: ({ pauses }, { reason }) => pauses.includes(reason),
      do: (screen, { reason }) => end[reason](screen),
      anytime: true
    }
  },
  states: { deciding: "passing", empty: expectToasts, running: expectToasts, paused: expectToasts }
})

export const notifications: FlowRun = {
  flow,
  requests: {},
  background: [[request("GET", /\/v1\/shop\/path\//), refusal(404, "E_SHOP_NOT_FOUND")]]
}
