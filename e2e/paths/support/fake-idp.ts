/** Simulates the identity provider for other flows: silent renewals fail, and navigations to it never end. */
import type { Answer } from "@parkschein/flowkit/run"
import type { BrowserContext, Page } from "@playwright/test"
import { origins } from "../../../backend/configuration.ts"

/** Responses to a silent renewal: a lost session, or a refusal unrelated to session and network. */
export type SilentAnswer = "login_required" | "access_denied"

const idpErrors = new WeakMap<Page, SilentAnswer>()

export const answerSilently = (page: Page, answer: SilentAnswer): void => {
  idpErrors.set(page, answer)
}

/** Returns the page in the SDK's frame, which posts the response to its parent. */
export const webMessage = (response: Readonly<Record<string, unknown>>): Answer => ({
  status: 200,
  html: `<script>parent.postMessage(${JSON.stringify({ type: "authorization_response", response })}, ${JSON.stringify(origins.app)})</script>`
})

export const isSilent = (url: string): boolean => new URL(url).searchParams.get("prompt") === "none"
export const stateOf = (url: string): string => new URL(url).searchParams.get("state") ?? ""

/** Answers requests that no path holds; a navigation to the provider never arrives. */
export const answerAsIdp = async (context: BrowserContext): Promise<void> => {
  await context.route(`${origins.identity}/**`, async (route) => {
    const request = route.request()
    // A navigation without content has no effect: the page stays.
    if (!isSilent(request.url())) return route.fulfill({ status: 204 })
    const error = idpErrors.get(request.frame().page()) ?? "login_required"
    const { html = "" } = webMessage({ error, error_description: error, state: stateOf(request.url()) }) as {
      readonly html?: string
    }
    await route.fulfill({ status: 200, contentType: "text/html", body: html })
  })
}
