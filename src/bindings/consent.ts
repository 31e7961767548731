import { consentMachine } from "../../machines/consent/index.ts"
import { storedConsent } from "../services/consent.ts"

/** Fragment that opens the page about stored data over any page. */
export const detailsFragment = "#cookies"

export const bindConsent = (browser: Window) =>
  consentMachine.provide({
    actions: {
      storeDecision: (_, decision) => storedConsent.write({ decision, at: new Date().toISOString() }),
      leaveDetails: () => {
        const { hash, pathname, search } = browser.location
        if (hash === detailsFragment) browser.history.replaceState(null, "", pathname + search)
      }
    }
  })
