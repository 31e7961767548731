/** Plays the identity provider for flows that are about something else: silent renewals fail, leaving for it takes for ever. */

import type { Answer } from "@parkschein/flowkit/run"
import type { BrowserContext, Page } from "@playwright/test"
import { origins } from "../../../backend/configuration.ts"

/** What the provider says to a silent renewal: the session is over, or a refusal that is neither that nor the network. */
export type SilentAnswer = "login_required" | "access_denied"

const desks = new WeakMap<Page, SilentAnswer>()

export const answerSilently = (page: Page, answer: SilentAnswer): void => {
  desks.set(page, answer)
}

/** The page in the SDK's frame, which tells the page around it. */
export const webMessage = (response: Readonly<Record<string, unknown>>): Answer => ({
  status: 200,
  html: `<script>parent.postMessage(${JSON.stringify({ type: "authorization_response", response })}, ${JSON.stringify(origins.app)})</script>`
})

export const isSilent = (url: string): boolean => new URL(url).searchParams.get("prompt") === "none"
export const stateOf = (url: string): string => new URL(url).searchParams.get("state") ?? ""

/** Requests that nobody holds come here; a page that leaves for the provider never arrives. */
export const staffDesk = async (context: BrowserContext): Promise<void> => {
  await context.route(`${origins.identity}/**`, async (route) => {
    const request = route.request()
    // A navigation that gets no content goes nowhere: the page stays as it is, on its way.
    if (!isSilent(request.url())) return route.fulfill({ status: 204 })
    const error = desks.get(request.frame().page()) ?? "login_required"
    const { html = "" } = webMessage({ error, error_description: error, state: stateOf(request.url()) }) as {
      readonly html?: string
    }
    await route.fulfill({ status: 200, contentType: "text/html", body: html })
  })
}
