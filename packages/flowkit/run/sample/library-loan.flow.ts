/** Flow of the loan of a book on the sample page. */
import type { Page } from "@playwright/test"
import { flowsFor } from "../../model/index.ts"
import { libraryLoanMachine } from "../../model/samples/library-loan.ts"
import type { Respond } from "../respond.ts"
import { isUsable } from "../usable.ts"

/** Page, and the fault with which it is opened. */
export interface LibraryScreen {
  readonly page: Page
  readonly fault: string
}

const button = ({ page }: LibraryScreen, name: string) => page.getByRole("button", { name })
const byButton = (name: string) => ({
  control: (screen: LibraryScreen) => button(screen, name),
  do: (screen: LibraryScreen) => button(screen, name).press("Enter")
})
const shows =
  (heading: string) =>
  async ({ page }: LibraryScreen) => {
    const shown = await page.getByRole("heading").textContent()
    if (shown !== heading) throw new Error(`The heading says "${shown}", not "${heading}".`)
  }

export const libraryLoanFlow = flowsFor<LibraryScreen, Respond>()(libraryLoanMachine, {
  starts: {
    member: { input: { member: true }, open: ({ page, fault }) => page.goto(`/?member=yes&fault=${fault}`) },
    guest: { input: { member: false }, open: ({ page, fault }) => page.goto(`/?member=no&fault=${fault}`) }
  },
  events: {
    TITLE_ENTERED: {
      cases: { known: { title: "Emil" }, nothing: { title: "" } },
      do: async (screen, { title }) => {
        await screen.page.getByLabel("Title").fill(title)
        await button(screen, "Search").press("Enter")
      },
      isOffered: async (screen, { title }) => {
        const field = screen.page.getByLabel("Title")
        if ((await field.count()) === 0) return false
        await field.fill(title)
        return isUsable(button(screen, "Search"))
      }
    },
    WEEKS_CHOSEN: { cases: { long: { weeks: 4 } }, ...byButton("Four weeks") },
    LOAN_REQUESTED: byButton("Borrow"),
    TRY_AGAIN: byButton("Try again"),
    LEFT: byButton("Leave")
  },
  services: {
    findBook: {
      "on the shelf": {
        success: { title: "Emil", copies: 1 },
        respond: { status: 200, json: { title: "Emil", copies: 1 } }
      },
      "lent out": {
        success: { title: "Emil", copies: 0 },
        respond: { status: 200, json: { title: "Emil", copies: 0 } }
      },
      "not found": { failure: { _tag: "BookNotFound" }, respond: { status: 404 } },
      offline: { failure: { _tag: "Offline" }, respond: { abort: "connectionfailed" } },
      broken: { fail: { code: "DEFECT" }, respond: { status: 500 } }
    },
    lend: {
      done: { success: null, respond: { status: 200, json: null } },
      offline: { failure: { _tag: "Offline" }, respond: { abort: "connectionfailed" } },
      broken: { fail: { code: "DEFECT" }, respond: { status: 500 } }
    }
  },
  states: {
    asking: shows("Which book?"),
    searching: shows("Searching"),
    found: shows("Emil"),
    lending: shows("Writing it down"),
    lent: shows("Enjoy reading"),
    unknown: shows("No such book"),
    unreachable: shows("The library is closed"),
    left: shows("Goodbye")
  }
})
