/** Flow spec of the cart's counter, beside the pages of a shop: actions, responses and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import { type BasketContext, basketMachine } from "../../machines/basket/index.ts"
import { wiesensee } from "../../machines/testing/demo.ts"
import type { Shop } from "../../schemas/shop.ts"
import { json, request, waits } from "./support/answers.ts"
import { callFailures } from "./support/common-outcomes.ts"
import { expectScreen } from "./support/expect-screen.ts"
import type { FlowRun } from "./support/flow-run.ts"
import { stateCalled } from "./support/labels.ts"
import { type FlowScreen, goTo, rootOf } from "./support/screen.ts"
import { changeElsewhere } from "./support/ticket-outcomes.ts"

const machine = "basket"
const hochtal: Shop & { readonly userShopGroups: [] } = {
  ...wiesensee,
  id: "00000000-0000-4000-8000-000000000003",
  name: "Hochtal",
  path: "hochtal",
  areaCountry: "at",
  userShopGroups: []
}
const shops = [wiesensee, hochtal]
const cartRequest = request("GET", /\/v1\/[^/]+\/cart$/)
const items = (count: number) => json({ items: Array.from({ length: count }, (_, index) => ticket(index)) })
const ticket = (index: number) => ({
  id: `ticket-${index}`,
  name: "Tagesticket Wandern",
  price: 8,
  ticketType: "singleUse"
})

/** Returns a page that loads only its shop; another one for each visit. */
let visits = 0
const pageOf = (shopId: string): string => {
  visits += 1
  const shop = shops.find(({ id }) => id === shopId) ?? wiesensee
  return `/${shop.path}/verify?code=visit-${visits}`
}

/** The counter is one button in the header, without a number for an empty cart; a line below says that nothing is bought yet. */
const counter = (isFilled: boolean) => async (screen: FlowScreen, context: BasketContext, state: string) => {
  const { page, t } = screen
  const { tickets } = context
  const wanted = tickets === null ? t("layout.cart") : t("layout.cartWithCount", { count: tickets })
  await expectScreen(screen, machine, state, { texts: tickets ? [`${tickets}`] : [] })
  const name = await rootOf(screen, machine).getAttribute("aria-label")
  if (name !== wanted)
    throw new Error(`In ${stateCalled(machine, state)} the counter is called “${name}”, not “${wanted}”.`)
  const text = (await rootOf(screen, machine).textContent()) ?? ""
  if (!tickets && text !== "")
    throw new Error(`In ${stateCalled(machine, state)} the counter shows “${text}”.`)
  const banner = page.getByText(t("layout.openCart"))
  // Appears slightly later than the counter, by the page's clock.
  for (let moment = 0; moment < 40 && (await banner.isVisible()) !== isFilled; moment += 1) {
    await page.clock.runFor(20)
    await banner.waitFor({ state: isFilled ? "visible" : "hidden", timeout: 50 }).catch(() => undefined)
  }
  if ((await banner.isVisible()) !== isFilled) {
    throw new Error(
      `In ${stateCalled(machine, state)} the page ${isFilled ? "does not say" : "says"} that tickets are in the cart and not bought yet.`
    )
  }
}

const flow = flowsFor<FlowScreen, Respond>()(basketMachine, {
  starts: {
    "a page outside of shops": {
      // Its code is loaded before the first page of a shop, as after any other page.
      open: ({ open }) => open("/error")
    }
  },
  events: {
    SHOP_OPENED: {
      cases: { Wiesensee: { shopId: wiesensee.id }, Hochtal: { shopId: hochtal.id } },
      // Between two shops, the flow must know none for a moment.
      when: (context, { shopId }) => context.shopId === null || context.shopId === shopId,
      do: (screen, { shopId }) => goTo(screen, pageOf(shopId)),
      anytime: true
    },
    SHOP_LEFT: { do: (screen) => goTo(screen, "/error"), anytime: true },
    CART_CHANGED: {
      cases: { "of Wiesensee": { shopId: wiesensee.id }, "of Hochtal": { shopId: hochtal.id } },
      do: ({ page }, { shopId }) => changeElsewhere(page, shopId),
      anytime: true
    }
  },
  services: {
    countTickets: {
      "two tickets": { success: 2, respond: items(2) },
      "no ticket": { success: 0, respond: items(0) },
      ...callFailures("countTickets", waits.read)
    }
  },
  states: {
    outside: async () => undefined,
    counting: counter(false),
    empty: counter(false),
    filled: counter(true),
    countUnknown: counter(false)
  },
  unreachable: {
    "basket.countUnknown|SHOP_OPENED=F":
      "From one shop to another leads through the moment in which none is known."
  }
})

export const basket: FlowRun = {
  flow,
  requests: { countTickets: [cartRequest] },
  background: shops.map(
    (shop) => [request("GET", new RegExp(`/v1/shop/path/${shop.path}$`)), json(shop)] as const
  ),
  takenOver: { outside: 'body:not(:has([data-machine="basket"]))' }
}
