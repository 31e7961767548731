/** The flows that run beside every page: cart counter, messages, app version, language. */
import type { PlayData } from "../../../flowkit/atlas/index.ts"
import { wiesensee } from "../../../machines/testing/demo.ts"
import { callFailures, done, failure } from "./shared.ts"

export const basket: PlayData = {
  starts: { "outside of shops": {} },
  events: {
    SHOP_OPENED: { cases: { Wiesensee: { shopId: wiesensee.id } } },
    SHOP_LEFT: {},
    CART_CHANGED: {
      cases: { "of this shop": { shopId: wiesensee.id }, "of another shop": { shopId: "another" } }
    }
  },
  services: {
    countTickets: { "two tickets": { success: 2 }, "no ticket": { success: 0 }, ...callFailures }
  }
}

const message = (key: string, action: object | null) => ({
  key,
  type: "success",
  message: "The plate is deleted.",
  details: null,
  closeDelay: null,
  action
})

export const notifications: PlayData = {
  starts: { "nothing to say": {} },
  events: {
    NOTIFIED: {
      cases: {
        "a message": { at: 0, notification: message("first", null) },
        "a message with a way back": {
          at: 0,
          notification: message("second", { name: "undo", label: "Undo" })
        }
      }
    },
    CLOSED: { cases: { "the first": { at: 0, key: "first" }, "the second": { at: 0, key: "second" } } },
    ACTION_CHOSEN: { cases: { undo: { at: 0, key: "second" } } },
    PAUSED: { cases: { "the pointer is over it": { at: 0, reason: "pointer" } } },
    RESUMED: { cases: { "the pointer is gone": { at: 0, reason: "pointer" } } }
  },
  services: {}
}

export const consent: PlayData = {
  starts: {
    "a shop that reports nothing": { input: { recipient: null, decision: null } },
    "a shop that wants to report": { input: { recipient: "tracking.example", decision: null } }
  },
  events: {
    AGREED: {},
    REFUSED: {},
    DETAILS_OPENED: {},
    DETAILS_CLOSED: {},
    DECIDED_ELSEWHERE: { cases: { "a yes": { decision: "granted" }, "a no": { decision: "refused" } } }
  },
  services: {}
}

export const appVersion: PlayData = {
  starts: { "build A runs": { input: { commitHash: "a", reloadedFor: null } } },
  events: {
    OBSTACLES_CHANGED: {
      cases: {
        "something is being typed": { obstacles: ["unsavedInput"] },
        "nothing in the way": { obstacles: [] }
      }
    },
    RELOAD_REQUESTED: {}
  },
  services: {
    loadVersion: {
      "build A": { success: "a" },
      "build B, a newer one": { success: "b" },
      "no answer": failure("Unreachable"),
      "no version in it": failure("VersionUnreadable")
    }
  }
}

export const locale: PlayData = {
  starts: { "in German": { input: { locale: "de-DE" } } },
  events: {
    LANGUAGE_CHOSEN: { cases: { English: { locale: "en-GB" }, German: { locale: "de-DE" } } },
    TRY_AGAIN: {}
  },
  services: { loadCatalogue: { "texts are there": done, "no answer": failure("Unreachable") } }
}
