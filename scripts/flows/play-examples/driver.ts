/** What belongs to a driver: login, account, verification codes, plates of a permit. */
import type { PlayData } from "../../../flowkit/atlas/index.ts"
import { groupWith, wiesensee } from "../../../machines/testing/demo.ts"
import type { Plate } from "../../../schemas/plate.ts"
import { callFailures, done, failure, shopFailures } from "./shared.ts"

const user = (emailVerified: boolean) => ({
  userId: "driver-1",
  nickname: "anna",
  email: "anna@example.org",
  emailVerified,
  lastShopVisited: null
})

const page = (access: string, target: string) => ({ destination: { access, shop: "wiesensee", target } })
const refused = { failure: { _tag: "LoginRefused", reason: "access_denied" } }

const sessions = {
  "nobody is signed in": { success: { signedIn: false } },
  "somebody with a verified e-mail": { success: { signedIn: true, user: user(true) } },
  "somebody without a verified e-mail": { success: { signedIn: true, user: user(false) } },
  "no answer": failure("Unreachable")
}

export const access: PlayData = {
  starts: { "no page yet": {} },
  events: {
    NAVIGATED: {
      cases: {
        "a page of a shop": page("protected", "/wiesensee"),
        "a page for everybody": page("public", "/contact"),
        "no shop in the address": page("root", "/"),
        "back from the login": page("callback", "/callback"),
        "the page about the e-mail": page("verification", "/email-verification")
      }
    },
    LOGIN_REQUESTED: {},
    SIGN_UP_REQUESTED: {},
    LOGOUT_REQUESTED: {},
    SESSION_LOST: {},
    VERIFICATION_CONFIRMED: {},
    RESEND_REQUESTED: {},
    PAGE_SHOWN: {},
    TRY_AGAIN: {}
  },
  services: {
    restoreSession: sessions,
    leaveForLogin: { "no answer": failure("Unreachable"), "tried too often": failure("TooManyRedirects") },
    completeLogin: {
      "logged in": { success: { target: "/wiesensee", user: user(true) } },
      "login refused": refused,
      "no answer": failure("Unreachable")
    },
    leaveForLogout: { "no answer": failure("Unreachable") },
    openPage: {
      "the page about the e-mail opens": {
        sends: { type: "NAVIGATED", ...page("verification", "/wiesensee") }
      },
      "the page of a shop opens": { sends: { type: "NAVIGATED", ...page("protected", "/wiesensee") } },
      "the page about the missing shop opens": { sends: { type: "NAVIGATED", ...page("public", "/") } }
    },
    resendMail: {
      sent: { success: "sent" },
      "verified meanwhile": { success: "neededNoMore" },
      "too soon": failure("TooSoon"),
      "session over": failure("SessionLost"),
      "no answer": failure("Unreachable")
    }
  }
}

const plate = (text: string): Plate => ({ plate: text, country: "DE" })

/** A permit for three plates. */
const permit = (plates: ReadonlyArray<string>, maximumPlates = 3) =>
  groupWith(plates.map(plate), maximumPlates)

/** A bought ticket of which a wrong plate can be put right, or cannot any more. */
const ticket = (text: string, plateCorrection: string) => ({
  id: "ticket-1",
  plates: [plate(text)],
  plateCorrection,
  reminder: false
})

export const account: PlayData = {
  starts: {
    overview: { input: { shopPath: "wiesensee" } },
    permits: { input: { shopPath: "wiesensee", section: "permissions" } },
    codes: { input: { shopPath: "wiesensee", section: "verify" } }
  },
  events: {
    SECTION_OPENED: {
      cases: {
        "active tickets": { section: "active-tickets" },
        permits: { section: "permissions" },
        codes: { section: "verify" }
      }
    },
    REMINDER_CHOSEN: {
      cases: { on: { ticketId: "ticket-1", wanted: true }, off: { ticketId: "ticket-1", wanted: false } }
    },
    RECEIPT_REQUESTED: { cases: { "of the order": { orderId: "order-1" } } },
    CORRECTION_REQUESTED: { cases: { "M-PP123": { ticketId: "ticket-1", plate: plate("M-PP123") } } },
    NEW_PLATE_CHANGED: { cases: { "B-AB1234": { plate: "B-AB1234" } } },
    NEW_COUNTRY_CHANGED: { cases: { Germany: { country: "DE" } } },
    CONFIRMED: {},
    BACK: {},
    TRY_AGAIN: {}
  },
  services: {
    loadShop: {
      "a shop with a permit": { success: { ...wiesensee, userShopGroups: [permit(["M-PP123"])] } },
      "a shop without permits": { success: wiesensee },
      ...shopFailures
    },
    loadActiveTickets: {
      "one ticket": { success: [ticket("M-PP123", "possible")] },
      "a ticket that has begun": { success: [ticket("M-PP123", "begun")] },
      "no ticket": { success: [] },
      ...callFailures
    },
    loadPermits: {
      "one permit": { success: [permit(["M-PP123"])] },
      "no permit": { success: [] },
      ...callFailures
    },
    loadCodes: { "one code": { success: [{}] }, "no code": { success: [] }, ...callFailures },
    setReminder: { kept: { success: { ...ticket("M-PP123", "possible"), reminder: true } }, ...callFailures },
    fetchReceipt: { "a receipt": { success: {} }, ...callFailures },
    correctPlate: {
      changed: { success: ticket("B-AB1234", "used") },
      "not a plate": { failure: { _tag: "PlateRefused", issue: "invalid_municipal" } },
      "the ticket has begun": { failure: { _tag: "CorrectionClosed", standing: "begun" } },
      "the ticket is gone": failure("TicketNotFound"),
      ...callFailures
    }
  }
}

export const verification: PlayData = {
  starts: { "without a code": { input: { shopPath: "wiesensee", code: "" } } },
  events: {
    CODE_CHANGED: { cases: { "a whole code": { code: "WIESE2026" }, "half a code": { code: "W" } } },
    VERIFY_REQUESTED: {},
    CONTINUED: {},
    ANOTHER_REQUESTED: {},
    TRY_AGAIN: {}
  },
  services: {
    loadShop: { Wiesensee: { success: wiesensee }, ...shopFailures },
    addCode: {
      "code accepted": done,
      "no such code": failure("CodeUnknown"),
      "code used up": failure("CodeUsedUp"),
      "code expired": failure("CodeExpired"),
      "code of another shop": failure("CodeOfOtherShop"),
      "enough codes": failure("CodeLimitReached"),
      "code there already": failure("CodeAlreadyAdded"),
      "too many attempts": { failure: { _tag: "TooManyAttempts", retryAfterSeconds: 60 } },
      "the shop is closed": failure("ShopInactive"),
      ...callFailures
    }
  }
}

const place = (change: object) => ({
  place: {
    shopId: wiesensee.id,
    shopPath: wiesensee.path,
    isVerificationRequired: true,
    isDismissed: false,
    isKeptFree: false,
    ...change
  }
})

export const verificationPrompt: PlayData = {
  starts: { "outside of shops": {} },
  events: {
    PAGE_OPENED: {
      cases: {
        "of a shop with verification": place({}),
        "of a shop without": place({ isVerificationRequired: false }),
        "skipped before": place({ isDismissed: true }),
        "the verification page": place({ isKeptFree: true })
      }
    },
    SHOP_LEFT: {},
    SKIPPED: {},
    CODE_ADDED: { cases: { "in this shop": { shopId: wiesensee.id } } },
    VERIFY_REQUESTED: {}
  },
  services: {
    loadCodes: { "one code": { success: [{}] }, "no code": { success: [] }, ...callFailures },
    openVerification: {
      "the verification page opens": { sends: { type: "PAGE_OPENED", ...place({ isKeptFree: true }) } }
    }
  }
}

const plateFailures = {
  ...callFailures,
  "the shop is closed": failure("ShopInactive"),
  "no such permit": failure("PermitNotFound")
}

const addFailures = {
  ...plateFailures,
  "the permit is full": failure("PlateLimitReached"),
  "the plate is there already": failure("PlateAlreadyAdded")
}

export const plateChange: PlayData = {
  starts: { "a permit": { input: { shopPath: "wiesensee", groupId: "permit-1" } } },
  events: {
    PLATE_CHANGED: {
      cases: { "B-AB1234": { index: 0, plate: "B-AB1234" }, "not a plate": { index: 0, plate: "?" } }
    },
    COUNTRY_CHANGED: { cases: { Germany: { index: 0, country: "DE" } } },
    PLATE_ADDED: {},
    PLATE_REMOVED: { cases: { "the first": { index: 0 } } },
    REASON_CHANGED: { cases: { "another car": { reason: "additional_car" } } },
    SAVE_REQUESTED: {},
    CHANGE_REQUESTED: { cases: { "M-PP123": { plate: plate("M-PP123") } } },
    NEW_PLATE_CHANGED: { cases: { "B-AB1234": { plate: "B-AB1234" } } },
    NEW_COUNTRY_CHANGED: { cases: { Germany: { country: "DE" } } },
    DELETE_REQUESTED: { cases: { "M-PP123": { plate: plate("M-PP123") } } },
    CONFIRMED: {},
    BACK: {},
    UNDO_REQUESTED: { cases: { "M-PP123": { plate: plate("M-PP123") } } },
    REFRESH_REQUESTED: {},
    CONTINUED: {},
    TRY_AGAIN: {}
  },
  services: {
    loadPermit: {
      "one plate of three": {
        success: { shop: wiesensee, group: permit(["M-PP123"]), draft: null, recentPlates: [] }
      },
      "a full permit": {
        success: { shop: wiesensee, group: permit(["M-PP123"], 1), draft: null, recentPlates: [] }
      },
      "a permit without plates": {
        success: { shop: wiesensee, group: permit([], 0), draft: null, recentPlates: [] }
      },
      "no such permit": failure("PermitNotFound"),
      ...shopFailures
    },
    addPlate: { added: { success: permit(["M-PP123", "B-AB1234"]) }, ...addFailures },
    changePlate: {
      changed: { success: permit(["B-AB1234"]) },
      "the plate is gone": failure("PlateNotFound"),
      ...addFailures
    },
    deletePlate: {
      deleted: { success: permit([]) },
      "the plate is gone": failure("PlateNotFound"),
      ...plateFailures
    }
  }
}
