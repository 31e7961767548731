/**
 * Tests of the report on broken screens and bindings for QA: breaks pages in seven ways; the report must name the
 * cause of each in a sentence that can be forwarded unchanged. Broken machines: seeded-faults.test.ts.
 */
import type { Plan } from "@parkschein/flowkit/model"
import type { Fault } from "@parkschein/flowkit/mutate"
import type { PathResult } from "@parkschein/flowkit/run"
import { type Browser, expect, type Page, test } from "@playwright/test"
import { checkout } from "./checkout.flow.ts"
import { shopHome } from "./shop-home.flow.ts"
import { phone } from "./support/choice.ts"
import type { FlowRun } from "./support/flow-run.ts"
import { planNow } from "./support/plans.ts"
import { makeScreen } from "./support/screen.ts"
import type { FlowLocale } from "./support/texts.ts"
import { walkPath } from "./support/walk.ts"

const whole: Plan = planNow(shopHome.flow, "story")

/** Returns the short path that ends with this event in this state. */
const pathTo = (state: string, event: string): Plan => {
  const path = whole.paths.find(({ steps }) => {
    const last = steps.at(-1)
    return last?.kind === "event" && last.type === event && steps.at(-2)?.to === state
  })
  if (path === undefined) throw new Error(`No path presses ${event} in "${state}".`)
  return { ...whole, paths: [path] }
}

/** Returns the short path that ends in this state. */
const pathInto = (plan: Plan, state: string): Plan => {
  const path = plan.paths.find(({ steps }) => steps.at(-1)?.to === state)
  if (path === undefined) throw new Error(`No path ends in "${state}".`)
  return { ...plan, paths: [path] }
}

const walk = (
  browser: Browser,
  plan: Plan,
  locale: FlowLocale,
  prepare: (page: Page) => Promise<unknown>,
  run: FlowRun = shopHome
): Promise<PathResult> => {
  const [path] = plan.paths
  if (path === undefined) throw new Error("There is no path.")
  return walkPath({ browser, run, plan, scene: { locale, ...phone }, prepare }, path)
}

/** Walks the path, which must fail, and returns the report. */
const failureOf = async (...given: Parameters<typeof walk>): Promise<string | undefined> => {
  const { status, message } = await walk(...given)
  expect(status).toBe("failed")
  return message
}

test("a button that does nothing", async ({ browser }) => {
  const plan = pathTo("shopInactive", "TRY_AGAIN")
  const message = await failureOf(browser, plan, "de-DE", (page) =>
    page.addInitScript(() => {
      const swallow = (event: Event) => {
        if ((event.target as HTMLElement).closest?.("main button") !== null) event.stopImmediatePropagation()
      }
      addEventListener("click", swallow, true)
    })
  )
  expect(message).toBe(
    "Shop home, in German, 360 × 740: When the driver tries again in “Shop closed”, the page should show “Loading the shop” " +
      "(The shop of the address is being looked up; the page shows its shape.), but it still shows “Shop closed”: the control " +
      "does nothing."
  )
})

test("a button too many", async ({ browser }) => {
  const plan = pathTo("shopInactive", "TRY_AGAIN")
  const message = await failureOf(browser, plan, "de-DE", (page) =>
    page.addInitScript(() => {
      new MutationObserver(() => {
        const root = document.querySelector('[data-state="shopInactive"]')
        if (root === null || root.querySelector("#surplus") !== null) return
        const button = document.createElement("button")
        button.id = "surplus"
        button.textContent = "Gutschein einlösen"
        root.append(button)
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
  )
  expect(message).toBe(
    "Shop home, in German, 360 × 740: In “Shop closed” the page shows “button: Gutschein einlösen”, which does not belong there."
  )
})

test("a price wrong by ten on every card", async ({ browser }) => {
  const plan = pathTo("browsing", "MORE_REQUESTED")
  const message = await failureOf(browser, plan, "de-DE", (page) =>
    page.addInitScript(() => {
      new MutationObserver(() => {
        for (const price of document.querySelectorAll("article p > span:not([data-spoiled])"))
          if (price.textContent.includes("€")) {
            price.setAttribute("data-spoiled", "")
            price.textContent = price.textContent.replace(/(\d+),/, "$10,")
          }
      }).observe(document, { subtree: true, childList: true })
    })
  )
  expect(message).toMatch(
    /In “Choosing a ticket” the page does not show (“p: 8,00 € inkl\. MwSt\.”, ){3}.* but shows .*“p: 80,00 € inkl\. MwSt\.”/
  )
})

test("a plate that is missing in a line of the cart", async ({ browser }) => {
  const plan = pathInto(planNow(checkout.flow, "story"), "reviewing.idle")
  const hidePlate = (page: Page) =>
    page.addInitScript(() => {
      new MutationObserver(() => {
        const shows = (element: Element) => element.textContent.includes("M-PP124")
        for (const element of document.querySelectorAll("li:has(h3) *"))
          if (shows(element) && ![...element.children].some(shows)) element.replaceChildren()
      }).observe(document, { subtree: true, childList: true })
    })
  const message = await failureOf(browser, plan, "de-DE", hidePlate, checkout)
  expect(message).toMatch(
    /^Cart and checkout, in German, 360 × 740: In “[^”]+” the page does not show “[^”]*M - PP 124\)”/
  )
})

test("another state than the machine's", async ({ browser }) => {
  const plan = pathTo("shopInactive", "TRY_AGAIN")
  const message = await failureOf(browser, plan, "de-DE", (page) =>
    page.addInitScript((fault) => Object.assign(globalThis, { flowkitFault: fault }), {
      machine: "shopHome",
      kind: "retarget",
      state: ["shopInactive"],
      slot: { list: "on", key: "TRY_AGAIN" },
      position: 0,
      target: "#shopHome.shopNotFound"
    } satisfies Fault)
  )
  expect(message).toMatch(
    /When the driver tries again in “Shop closed”, the page should show “Loading the shop” .*, but it shows “No such shop”\.$/
  )
})

test("a call that asks for the wrong thing", async ({ browser }) => {
  const plan = pathInto(whole, "loadingTickets")
  const message = await failureOf(browser, plan, "de-DE", (page) =>
    page.addInitScript(() => {
      const send = fetch
      globalThis.fetch = (asked, options) => {
        const request = new Request(asked, options)
        return send(new Request(request.url.replace("/online-shop", "/season"), request))
      }
    })
  )
  expect(message).toMatch(
    /: Service "loadTickets" was never called\. The page has asked in vain for GET \S+\/season\S*.*, which no service of this flow sends\.$/
  )
})

test("a wrong text in one language", async ({ browser }) => {
  const plan = pathTo("shopInactive", "TRY_AGAIN")
  const spoil = (page: Page) =>
    page.addInitScript(() => {
      new MutationObserver(() => {
        const heading = document.querySelector('[data-state="shopInactive"] h1')
        if (
          document.documentElement.lang.startsWith("en") &&
          heading !== null &&
          heading.textContent !== "Shop"
        ) {
          heading.textContent = "Shop"
        }
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
  const german = await walk(browser, plan, "de-DE", spoil)
  expect(german).toMatchObject({ status: "passed" })
  const english = await failureOf(browser, plan, "en-GB", spoil)
  const title = makeScreen(undefined as never, "en-GB").t("error.inactiveShop.title")
  expect(english).toBe(
    `Shop home, in English, 360 × 740: In “Shop closed” the page does not show “h1: ${title}” but shows “h1: Shop”, which does not belong there.`
  )
})
