/** Outcomes of a ticket's price and of adding it to the cart; shared by all flows that sell one. */
import type { Page } from "@playwright/test"
import type { Ticket } from "../../../schemas/ticket.ts"
import { type Answers, all, andThen, json, nonsense, refusal, request, waits } from "./answers.ts"
import { callFailures, refusedAs } from "./common-outcomes.ts"

export const activeRequest = request("GET", /\/v1\/shop\/active-tickets\//)
export const configureRequest = request(
  "POST",
  /\/v2\/available-purchase-option\/fixed-price-ticket\/[^/]+\/configure$/
)
export const readRequest = request("GET", /\/v1\/[^/]+\/cart$/)
export const addRequest = request("POST", /\/v1\/[^/]+\/cart\/items$/)

/** Returns the outcomes without a price. */
export const priceFailures = (service: string) =>
  ({
    "plate taken": {
      failure: { _tag: "PlateTakenByOther", plates: [0] },
      respond: refusal(409, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")
    },
    "start in the past": {
      failure: { _tag: "FormRefused", field: "date", issue: "start_in_past" },
      respond: refusal(422, "E_START_IN_PAST", "payload.day")
    },
    "ticket gone": refusedAs("TicketUnavailable", 404, "E_TICKET_NOT_FOUND"),
    "a closed shop": refusedAs("ShopInactive", 403, "E_SHOP_INACTIVE"),
    ...callFailures(service, waits.read),
    "an answer that makes no sense": { failure: { _tag: "TicketUnavailable" }, respond: nonsense },
    "a fault of the service": refusedAs("ServiceFailed", 501, "E_FAULT")
  }) as const

const cartReads: Answers = [[readRequest, json({ items: [] })]]
const adding = (...answers: Answers) => all("addToCart", ...cartReads, ...answers)

/** `ticket`: as priced. */
export const addToCartOutcomes = (ticket: Ticket) =>
  ({
    done: {
      success: undefined,
      respond: adding([addRequest, json({ items: [{ ...ticket, valid: true, problem: null }] })])
    },
    "another currency": {
      failure: { _tag: "CurrencyMismatch" },
      respond: adding([addRequest, refusal(422, "E_CURRENCY_MIXED")])
    },
    "a full cart": {
      failure: { _tag: "CartFull" },
      respond: adding([addRequest, refusal(422, "E_CART_FULL")])
    },
    "plate taken": {
      failure: { _tag: "PlateTakenByOther", plates: [0] },
      respond: adding([addRequest, refusal(409, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")])
    },
    "ticket gone": {
      failure: { _tag: "TicketUnavailable" },
      respond: adding([addRequest, refusal(422, "E_TICKET_CHANGED")])
    },
    "a closed shop": {
      failure: { _tag: "ShopInactive" },
      respond: adding([addRequest, refusal(403, "E_SHOP_INACTIVE")])
    },
    ...callFailures("addToCart", waits.read, cartReads),
    "an answer that makes no sense": {
      failure: { _tag: "ServiceFailed" },
      respond: andThen("addToCart", json({ items: 1 }), cartReads)
    }
  }) as const

/** Simulates another tab's message about a change of the cart. */
export const changeElsewhere = (page: Page, shopId: string): Promise<void> =>
  page.evaluate((changed) => {
    const otherTab = new BroadcastChannel("parkschein.cart")
    otherTab.postMessage(changed)
    otherTab.close()
  }, shopId)
