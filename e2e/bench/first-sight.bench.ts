/** How long a signed-in driver waits for the tickets, against the least a React page needs. */
import { type Page, test } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { logIn } from "../support/drivers.ts"
import { median, ratio, say } from "./figures.ts"
import { openFloorSite } from "./floor-site.ts"
import { slowNetwork, slowProcessor } from "./slow-phone.ts"

const visits = 5
const cards = 4

/** Milliseconds from the navigation until so many cards are on the page and painted. */
const timeToCards = async (page: Page, address: string): Promise<number> => {
  await page.goto("about:blank")
  await page.goto(address, { waitUntil: "commit" })
  const handle = await page.waitForFunction(
    () => performance.getEntriesByName("cards-shown")[0]?.startTime,
    undefined,
    { polling: 100 }
  )
  return (await handle.jsonValue()) ?? Number.NaN
}

const markWhenShown = (wanted: number): void => {
  const look = () => {
    if (document.querySelectorAll("article").length < wanted) return
    watcher.disconnect()
    requestAnimationFrame(() => performance.mark("cards-shown"))
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document, { childList: true, subtree: true })
}

test("the home's tickets", async ({ page }) => {
  const floor = await openFloorSite(cards)
  try {
    const shop = `${origins.app}/wiesensee`
    await logIn(page, "/wiesensee", { email: "fahrerin@example.com" })
    await page.locator("article").first().waitFor()
    await page.addInitScript(markWhenShown, cards)
    await slowNetwork(page)
    await slowProcessor(page)
    const [home, least]: [number[], number[]] = [[], []]
    for (let visit = 0; visit < visits; visit += 1) {
      least.push(await timeToCards(page, floor.address))
      home.push(await timeToCards(page, shop))
    }
    say("Home with its tickets, signed in, nothing cached, slow 4G and a slow processor …")
    say(
      `  ${ratio(median(home), median(least))} times the least a React page needs (budget 1.6); medians of ${visits}: ` +
        `${median(home).toFixed(0)} ms and ${median(least).toFixed(0)} ms`
    )
  } finally {
    await floor.close()
  }
})
