/** Tests of each route through the running app, from address to page: requirements, requests, screen. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { waitFor } from "xstate"
import type { AppActor } from "../../machines/app/index.ts"
import { rememberedTarget } from "../services/identity/return-target.ts"
import { latestDriver } from "../services/identity/session-client.ts"
import { recentPlates } from "../services/recent-plates.ts"
import { latestShop } from "../services/remembered.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { hikingDay } from "../services/testing/world.ts"
import { backgroundIn } from "./background-actors.ts"
import { loadedPageIn } from "./loaded-page.ts"
import { accessOf } from "./running-app.ts"
import {
  type AppOptions,
  demoAnswers,
  driver,
  groupId,
  type OpenedApp,
  openApp
} from "./testing/open-app.tsx"

withBrowserStorage()

const backgroundOf = (app: AppActor) => backgroundIn(app.getSnapshot().children.background?.getSnapshot())

let opened: OpenedApp | undefined
afterEach(() => opened?.[Symbol.asyncDispose]())

const open = async (address: string, options?: AppOptions): Promise<OpenedApp> => {
  opened = await openApp(address, options)
  return opened
}

const protectedPages = [
  ["R-08", "/wiesensee"],
  ["R-08", "/wiesensee?area=a-1"],
  ["R-09", `/wiesensee/ticket/${hikingDay.id}?area=a-1`],
  ["R-10", `/wiesensee/parking-permissions-group/${groupId}`],
  ["R-11", "/wiesensee/contact#help"],
  ["R-12", "/wiesensee/account"],
  ["R-12", "/wiesensee/account?section=active-tickets"],
  ["R-13", "/wiesensee/verify?code=A-1"]
] as const

it.each(protectedPages)(
  "a page of a shop, %s %s, redirects to the login without a session, with shop and target [R-09 R-10 R-11 R-12 R-13 S-02]",
  async (_, address) => {
    const { logins, until, service } = await open(address, { user: null })
    await until(() => logins.length > 0)
    expect(logins).toEqual([
      { target: address, shop: "wiesensee", locale: "de-DE", signUp: false, automatic: true, another: false }
    ])
    expect(service.received).toEqual([])
  }
)

const refused = async () =>
  ({ _tag: "Failure", error: { _tag: "Refused", reason: "access_denied" } }) as const

it("a login leads to the configured page on failure, with the response removed from the address [R-05]", async () => {
  const { address, entries, until } = await open("/callback?error=access_denied&state=s", {
    session: { completeLogin: refused },
    configuration: { loginErrorPath: "/error" }
  })
  await until(() => address() === "/error")
  expect(entries).toEqual(["/error"])
})

describe("a page that comes back from the back/forward cache", () => {
  const comesBack = async (latest: string | null) => {
    const back = await open("/wiesensee")
    await back.until(() => back.state() === "shopHome: browsing")
    if (latest !== null) latestDriver.write(latest)
    return back
  }

  it("stays open for the same driver", async () => {
    const { app, fire } = await comesBack(driver.userId)
    fire("pageshow", true)
    expect(accessOf(app.actor).getSnapshot().value).toBe("granted")
  })

  it.each([null, "driver|another"])("shows no data of a logged-out driver: now %s", async (latest) => {
    const { app, fire } = await comesBack(latest)
    fire("pageshow", true)
    expect(accessOf(app.actor).getSnapshot().value).toBe("leavingForLogin")
  })

  it("checks for a session after a completed logout", async () => {
    const { app, fire, logouts, until } = await comesBack(null)
    accessOf(app.actor).send({ type: "LOGOUT_REQUESTED" })
    await until(() => logouts() === 1)
    fire("pageshow", true)
    expect(accessOf(app.actor).getSnapshot().value).toBe("restoringSession")
  })
})

describe("a visit", () => {
  it("shows early messages once, as soon as the message region is loaded", async () => {
    const { app, until } = await open("/wiesensee")
    app.actor.send({ type: "MESSAGE", message: { type: "info", message: "common.retry" } })
    await until(() => app.actor.getSnapshot().context.isShown)
    app.actor.send({ type: "MESSAGE", message: { type: "error", message: "common.close" } })
    await until(() => backgroundOf(app.actor) !== null)
    app.actor.send({ type: "MESSAGE", message: { type: "success", message: "common.back" } })
    const toasts = backgroundOf(app.actor)?.notifications.getSnapshot().context.toasts
    expect(toasts?.map(({ message }) => message)).toEqual(["common.retry", "common.close", "common.back"])
  })

  it("sends no request when the window regains focus [N-08]", async () => {
    const { app, fire, service, until, state } = await open("/wiesensee")
    await until(() => state() === "shopHome: browsing")
    await until(() => backgroundOf(app.actor)?.basket.getSnapshot().value === "empty")
    const asked = service.received.length
    for (const event of ["focus", "visibilitychange", "pageshow", "online"]) fire(event)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(service.received.length).toBe(asked)
  })

  it("leads from the root address to the last visited shop, or to the list of shops", async () => {
    const first = await open("/wiesensee")
    await first.until(() => first.state() === "shopHome: browsing")
    first.app.navigation.navigate("/")
    expect(first.address()).toBe("/wiesensee")
    await first[Symbol.asyncDispose]()
    localStorage.clear()
    const { address, until } = await open("/")
    await until(() => address() === "/error?reason=noShop")
  })

  it.each([
    ["/wiesensee", "shopHome: browsing", []],
    ["/wiesensee?cart=open", "shopHome: browsing", ["checkout"]],
    [`/wiesensee/ticket/${hikingDay.id}`, "ticketConfiguration: {editing:filling}", ["unsavedInput"]],
    ["/wiesensee/payment-success?order=o-1", "paymentReturn: unreachable", ["checkout"]]
  ])("%s is not reloaded for a newer build during unsaved work", async (address, wanted, obstacles) => {
    const { app, until, state } = await open(address)
    await until(() => state() === wanted)
    await until(() => backgroundOf(app.actor) !== null)
    expect(backgroundOf(app.actor)?.appVersion.getSnapshot().context.obstacles).toEqual(obstacles)
  })

  it("prefetches the next step of a purchase once the page is rendered and the browser is idle", async () => {
    const idle = vi.fn()
    vi.stubGlobal("requestIdleCallback", idle)
    const { app, until } = await open("/wiesensee")
    expect(idle).not.toHaveBeenCalled()
    await until(() => backgroundOf(app.actor) !== null)
    expect(idle).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it("shows the stored items only while the address names them", async () => {
    const { app, until, state } = await open("/wiesensee")
    await until(() => state() === "shopHome: browsing" && backgroundOf(app.actor) !== null)
    const isShown = () => JSON.stringify(backgroundOf(app.actor)?.consent.getSnapshot().value)
    const before = isShown()
    app.navigation.navigate("/wiesensee/verify#cookies")
    expect(isShown()).not.toBe(before)
    app.navigation.navigate("/wiesensee")
    expect(isShown()).toBe(before)
  })

  it("shows a section that was chosen while the code of the account was loading", async () => {
    const { app, until, state } = await open("/wiesensee/account")
    await waitFor(app.actor, ({ children }) => children.page !== undefined)
    expect(app.actor.getSnapshot().context.isShown).toBe(false)
    app.navigation.navigate("/wiesensee/account?section=verify")
    await until(() => state() === "account: codesListed")
  })

  it("polls an open order when the driver returns to the cart", async () => {
    const { fire, until, state, app } = await open("/wiesensee?cart=open")
    await until(() => state() === "shopHome: browsing")
    const cart = () => loadedPageIn(app.actor.getSnapshot().children.cart?.getSnapshot())?.flow
    await until(() => cart() !== undefined)
    const told: Array<string> = []
    app.actor.system.inspect((inspected) => {
      if (inspected.type === "@xstate.event" && inspected.actorRef === cart()) told.push(inspected.event.type)
    })
    fire("focus")
    expect(told).toEqual(["PAGE_SHOWN"])
  })

  it.each([
    ["gibt-es-nicht", undefined],
    ["wiesensee", "wiesensee"]
  ])(
    "detects a missing shop by the status alone: of %s, visited last, it leaves %s",
    async (visited, left) => {
      latestShop.write(visited)
      const { state, until } = await open("/gibt-es-nicht")
      await until(() => state() === "shopHome: shopNotFound")
      expect(latestShop.read()).toBe(left)
    }
  )
})

describe("an action of the driver", () => {
  it("shows the warning about a similar plate also in the cart", async () => {
    recentPlates(driver.userId).write([{ plate: "M-PI123", country: "DE" }])
    const item = { ...hikingDay, plates: [{ plate: "M-P1123", country: "DE" }], hash: "sealed" }
    const { html, send, until, state } = await open(`/wiesensee/ticket/${hikingDay.id}`, {
      answer: (request) => {
        if (request.url.includes("/configure")) return { json: item }
        if (request.url.includes("/order")) return { json: { order: null } }
        return request.url.includes("/cart")
          ? { json: { items: request.method === "GET" ? [] : [{ ...item, valid: true, problem: null }] } }
          : demoAnswers(request)
      }
    })
    await until(() => state() === "ticketConfiguration: {editing:filling}")
    send({ type: "COUNTRY_CHANGED", index: 0, country: "DE" })
    send({ type: "PLATE_CHANGED", index: 0, plate: "M-P1123" })
    send({ type: "CONFIGURE_REQUESTED" })
    await until(() => state().startsWith("shopHome"))
    expect(
      recentPlates(driver.userId)
        .read()
        ?.map(({ plate }) => plate)
    ).toEqual(["M-PI123"])
    expect((await html()).replace(/<[^>]+>/g, "")).toContain(
      "Sieht aus wie M-PI123. Bitte prüfen Sie das Kennzeichen genau."
    )
  })

  it("prefills a new ticket with the default plate, not the last used one [B-05]", async () => {
    recentPlates(driver.userId).write([
      { plate: "M-AB1", country: "DE" },
      { plate: "SG197052", country: "CH", nickname: "Dienstwagen", isDefault: true }
    ])
    const { html, until, state } = await open(`/wiesensee/ticket/${hikingDay.id}`)
    await until(() => state() === "ticketConfiguration: {editing:filling}")
    const page = await html()
    expect(page).toMatch(/<input[^>]*value="SG197052"/)
    expect(page).not.toMatch(/<input[^>]*value="M-AB1"/)
  })
})

/** Returns the main part of a page as text, item by item. */
const readMain = (page: string): ReadonlyArray<string> =>
  page
    .replace(/<!--.*?-->/g, "")
    .replace(/^.*<main/s, "<main")
    .replace(/<\/main>.*$/s, "")
    .split(/<[^>]+>/)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => text !== "")

const linksIn = (page: string, part: string): ReadonlyArray<string> => {
  const [inside = ""] = new RegExp(`<${part}[\\s>].*?</${part}>`, "s").exec(page) ?? []
  return [...inside.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(([, href = ""]) => href)
}

const languagesOf = (page: string): ReadonlyArray<string> =>
  [...page.matchAll(/<option value="([a-z]{2}-[A-Z]{2})"/g)].map(([, tag = ""]) => tag)

const shown = async (address: string, wanted: string, options?: AppOptions): Promise<string> => {
  const { html, until, state } = await open(address, options)
  await until(() => state() === wanted)
  return html()
}

describe("an installation without the unspecified endpoints", () => {
  const configuration = { adapters: { orders: null, plates: null, codes: null, tickets: null } }
  const asked = () => opened?.service.received.map(({ url }) => url.split("?")[0]).join(" ")
  const wordsOf = async (address: string, state: string, options?: AppOptions) => {
    const page = await open(address, options)
    await page.until(() => page.state().startsWith(state))
    return readMain(await page.html())
  }

  it.each([
    ["/wiesensee/account", "account: ticketsListed", ["Kennzeichen hinzufügen", "Kennzeichen korrigieren"]],
    ["/wiesensee/account?section=verify", "account: ", ["Verifizierung hinzufügen"]],
    [
      `/wiesensee/parking-permissions-group/${groupId}`,
      "plateChange: {permit",
      ["Ändern", "Löschen", "Speichern"]
    ],
    ["/wiesensee/verify", "verification: {entering", ["Verifizieren"]]
  ])("%s hides the buttons that need them", async (address, state, buttons) => {
    const withAll = await wordsOf(address, state)
    for (const button of buttons) expect(withAll).toContain(button)
    await opened?.[Symbol.asyncDispose]()
    const without = await wordsOf(
      address,
      address.endsWith("verify") && state === "account: " ? "account: withoutCodes" : state,
      { configuration }
    )
    for (const button of buttons) expect(without).not.toContain(button)
    expect(asked()).not.toMatch(/verification-code|\/order|\/plates/)
  })
})

describe("the frame of a page", () => {
  it("offers all four languages, and no footer, on the way to the login [L-11]", async () => {
    const { html, until, logins } = await open("/wiesensee", { user: null })
    await until(() => logins.length > 0)
    const page = await html()
    expect(languagesOf(page)).toEqual(["de-DE", "en-GB", "fr-FR", "it-IT"])
    expect(page).not.toContain("<footer")
  })

  it("offers only German and English when so configured [L-06]", async () => {
    const page = await shown("/wiesensee", "shopHome: browsing", {
      configuration: { headerLanguages: "germanAndEnglish" }
    })
    expect(languagesOf(page)).toEqual(["de-DE", "en-GB"])
  })
})

describe("the text of a page", () => {
  it("on the codes shows the used codes, a link to add one and a link back [P-04]", async () => {
    const page = await shown("/wiesensee/account?section=verify", "account: codesListed")
    expect(readMain(page)).toEqual(
      expect.arrayContaining(["Verifizierungscodes", "SEE-2026", "Verifizierung hinzufügen"])
    )
    expect(linksIn(page, "main")).toEqual(expect.arrayContaining(["/wiesensee/account", "/wiesensee/verify"]))
  })

  it("on pages without a flow shows the error and a link home", async () => {
    const shownAlone = async (address: string) => {
      const { app, html, until } = await open(address)
      await until(() => loadedPageIn(app.actor.getSnapshot().children.page?.getSnapshot()) !== null)
      return html()
    }
    const missing = await shownAlone("/nowhere/else")
    expect(readMain(missing)).toEqual([
      "404: Diese Seite gibt es nicht",
      "Prüfen Sie, ob die Adresse richtig geschrieben ist.",
      "Prüfen Sie, ob der Link, dem Sie gefolgt sind, noch stimmt.",
      "Zur Startseite"
    ])
    expect(linksIn(missing, "main")).toEqual(["/"])
    await opened?.[Symbol.asyncDispose]()
    const failed = await shownAlone("/error")
    expect(readMain(failed)).toContain("Etwas ist schief gelaufen")
    await opened?.[Symbol.asyncDispose]()
    rememberedTarget.write("/wiesensee/account")
    const refused = await shownAlone("/error")
    expect(readMain(refused)).toContain("Erneut versuchen")
    expect(linksIn(refused, "main")).toContain("/wiesensee/account")
  })
})
