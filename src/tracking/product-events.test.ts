/**
 * Tests: every action and failure that the specification wants tracked results from a transition of the
 * product's own machines. The kept text of all transitions has them; stories show what it does not.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { accessMachine, type Destination } from "../../machines/access/index.ts"
import { checkoutMachine } from "../../machines/checkout/index.ts"
import { shopHomeMachine } from "../../machines/shop-home/index.ts"
import { configuredDayTicket, groupWith, wiesensee } from "../../machines/testing/demo.ts"
import { type Driven, drive } from "../../machines/testing/drive.ts"
import { berlin, see } from "../../machines/testing/plate-change.ts"
import { makeTracking, type TrackedRecord } from "../services/tracking.ts"
import { plateActions, plateSteps } from "../services/tracking-events.ts"
import { makeObserver } from "./observer.ts"
import { type Arrival, watchAccess } from "./rules/access.ts"
import { makeProductRules } from "./rules/index.ts"

const frieda = {
  userId: "driver|fahrerin",
  nickname: "fahrerin",
  email: "fahrerin@example.com",
  emailVerified: true,
  lastShopVisited: null
}
const nowhere: Destination = { access: "public", shop: "wiesensee", target: "/wiesensee/a/b/c?plate=M-PP123" }
const callback: Destination = { access: "callback", shop: null, target: "/" }

const byLink: Arrival = { isFromLogin: () => false, referrer: () => "https://rosenau.example/parken?who=me" }

// biome-ignore lint/suspicious/noExplicitAny: flows of all machines.
type AnyDriven = Driven<any>

const watch = <Flow extends AnyDriven>(flow: Flow, { isNews = true, arrival = byLink } = {}) => {
  const records: TrackedRecord[] = []
  const tracking = makeTracking({
    sink: (record) => records.push(record),
    isAllowed: () => true,
    user: () => frieda,
    version: "0.45.2"
  })
  const observer = makeObserver(tracking, makeProductRules(arrival))
  observer.observe(flow.actor, isNews)
  const { unsubscribe } = flow.actor.system.inspect(observer.look)
  const names = () => records.map(({ event }) => event)
  return { ...flow, unsubscribe, records, names, last: () => records.at(-1) }
}

const addFirstPlate = () => {
  const flow = watch(see(groupWith([])))
  flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: berlin.plate })
  flow.actor.send({ type: "SAVE_REQUESTED" })
  return flow
}

/** The events of all planned transitions, kept by e2e/paths/tracked.test.ts: "event" or "event (level)". */
const kept = new Set(
  readFileSync(join(import.meta.dirname, "../../e2e/paths/snapshots/tracked.txt"), "utf8").match(
    /(?<=^ {2})\w+( \(\w+\))?/gm
  )
)

describe("an action of a driver", () => {
  it("is tracked for every event of the specification [S-20 X-25]", () => {
    const wanted = [
      "login",
      "logout",
      "sign_up",
      "select_ticket",
      "buy_ticket",
      "configure_ticket",
      "verify_cart",
      "order_created",
      "verify_user_with_code",
      ...plateActions.flatMap((action) => plateSteps.map((step) => `${action}_licence_plate_${step}`))
    ].map((event) => (event.endsWith("_error") ? `${event} (error)` : event))
    assert.deepStrictEqual(
      wanted.filter((event) => !kept.has(event)),
      []
    )
  })

  it("is tracked as the first plate of a permission, with its success or failure [S-20 X-25]", () => {
    const first = addFirstPlate()
    first.succeeds("addPlate", groupWith([berlin]))
    assert.deepInclude(
      first.records.find(({ event }) => event === "add_parking_permissions"),
      { level: "info" }
    )
    const failed = addFirstPlate()
    failed.fails("addPlate", { _tag: "ServiceFailed" })
    assert.deepInclude(failed.last(), { event: "add_parking_permissions_error", level: "error" })
  })
})

describe("a failure shown to a driver", () => {
  it("is tracked for every event of the specification [S-20 X-25]", () => {
    const wanted = [
      "configure_ticket_error (error)",
      "verify_cart_failed (error)",
      "buy_ticket_failed (error)",
      "page_not_found (error)",
      "verify_user_error (error)",
      "load_verification_codes_error (error)",
      "could_not_get_shop_info (error)",
      "get_shop_user_groups_error (error)",
      "multi_visit_ticket_already_bought (warning)"
    ]
    assert.deepStrictEqual(
      wanted.filter((event) => !kept.has(event)),
      []
    )
  })

  it("includes the required page and the referrer without their queries [X-25]", () => {
    const flow = watch(drive(accessMachine))
    flow.actor.send({ type: "NAVIGATED", destination: nowhere })
    flow.succeeds("restoreSession", { signedIn: false })
    assert.deepStrictEqual(flow.last()?.properties, {
      reason: "noSuchPage",
      required_page: "/wiesensee/a/b/c",
      referrer: "https://rosenau.example/parken"
    })
    flow.actor.send({ type: "NAVIGATED", destination: { ...nowhere, target: "/wiesensee/x/y/z" } })
    flow.succeeds("restoreSession", { signedIn: false })
    assert.deepStrictEqual(flow.last()?.properties, {
      reason: "noSuchPage",
      required_page: "/wiesensee/x/y/z",
      referrer: "/wiesensee/a/b/c"
    })
    assert.lengthOf(flow.records, 2)
  })

  it("includes the masked user and plates for a ticket of another driver [X-26]", () => {
    const taken = {
      ...configuredDayTicket,
      valid: false,
      problem: "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"
    }
    const flow = watch(drive(checkoutMachine, { shopPath: "wiesensee" }))
    flow.succeeds("loadCart", { shop: wiesensee, items: [taken] })
    flow.succeeds("verifyCart", [taken])
    assert.deepInclude(flow.last(), {
      event: "multi_visit_ticket_already_bought",
      user_id: "driver|fahrerin",
      plates: ["M-••123"]
    })
  })

  it("includes the previous page when the shop does not exist", () => {
    const { accessRule, referrer } = watchAccess(byLink)
    const go = (target: string) =>
      accessRule({
        event: null,
        before: null,
        after: { state: "granted", context: { destination: { ...nowhere, target }, user: null } }
      } as unknown as Parameters<typeof accessRule>[0])
    go("/wiesensee/contact?from=mail")
    go("/nirgends")
    assert.strictEqual(referrer(), "/wiesensee/contact")
  })
})

describe("the observer", () => {
  it("tracks the initial state with an earlier consent, but not with a new one", () => {
    const begun = () => {
      const flow = drive(shopHomeMachine, { shopPath: "wiesensee" })
      flow.fails("loadShop", { _tag: "ServiceFailed" })
      return flow
    }
    assert.deepStrictEqual(watch(begun()).names(), ["could_not_get_shop_info"])
    const late = watch(begun(), { isNews: false })
    assert.deepStrictEqual(late.names(), [])
    late.actor.send({ type: "TRY_AGAIN" })
    late.fails("loadShop", { _tag: "ServiceFailed" })
    assert.deepStrictEqual(late.names(), ["could_not_get_shop_info"])
  })

  it("tracks a login that completed before it started", () => {
    const back: Arrival = { ...byLink, isFromLogin: () => true }
    const signedIn = drive(accessMachine)
    signedIn.actor.send({ type: "NAVIGATED", destination: callback })
    signedIn.succeeds("completeLogin", { target: "/wiesensee", user: frieda })
    assert.deepStrictEqual(watch(signedIn, { arrival: back }).names(), ["login"])
    assert.deepStrictEqual(watch(signedIn, { arrival: back, isNews: false }).names(), [])
    const refused = drive(accessMachine)
    refused.actor.send({ type: "NAVIGATED", destination: callback })
    refused.fails("completeLogin", { _tag: "LoginRefused", reason: "access_denied" })
    assert.deepStrictEqual(watch(refused, { arrival: back }).names(), [])
  })

  it("tracks nothing once stopped", () => {
    const flow = watch(drive(shopHomeMachine, { shopPath: "wiesensee" }))
    flow.unsubscribe()
    flow.fails("loadShop", { _tag: "ServiceFailed" })
    assert.deepStrictEqual(flow.names(), [])
  })
})
