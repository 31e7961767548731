/**
 * Consent: where the installation has an address that events are sent to, a driver is asked once, without being held
 * up, whether the shop may send what is done in it. Until the answer, and after a no, nothing is sent. The answer can
 * be seen and changed at any time under "Cookies"; where nothing is sent, that page says so and asks nothing.
 */
import { type ActorRefFrom, setup } from "xstate"

export type ConsentDecision = "granted" | "refused"

export interface ConsentInput {
  /** Host that receives the events; null where the installation sends nothing. */
  readonly recipient: string | null
  /** The decision stored in this browser before the flow began; null when there is none. */
  readonly decision: ConsentDecision | null
}

export interface ConsentContext extends ConsentInput {}

export type ConsentEvent =
  | { readonly type: "AGREED" }
  /** Refused, or revoked after a yes. */
  | { readonly type: "REFUSED" }
  /** The page about stored and sent data is requested: by the link in the footer, or by its address. */
  | { readonly type: "DETAILS_OPENED" }
  | { readonly type: "DETAILS_CLOSED" }
  | { readonly type: "DECIDED_ELSEWHERE"; readonly decision: ConsentDecision }

/** Action: stores the decision for the next visit; the states apply it from now on. */
const keep = (decision: ConsentDecision) => ({ type: "storeDecision", params: decision }) as const

export const consentMachine = setup({
  types: {} as { context: ConsentContext; input: ConsentInput; events: ConsentEvent; tags: "details" },
  guards: {
    isNothingSent: ({ context }) => context.recipient === null,
    isGranted: ({ context }) => context.decision === "granted",
    isRefused: ({ context }) => context.decision === "refused",
    isYes: (_, decision: ConsentDecision) => decision === "granted",
    isNo: (_, decision: ConsentDecision) => decision === "refused"
  },
  actions: {
    storeDecision: (_, _decision: ConsentDecision) => {},
    /** Removes the page about stored data from the address. */
    leaveDetails: () => {}
  }
}).createMachine({
  id: "consent",
  description: "A driver decides whether the shop may send what is done in it, and can change that any time.",
  context: ({ input }) => input,
  initial: "deciding",
  states: {
    deciding: {
      description: "What the installation sends, and what was decided before, say whether to ask.",
      always: [
        { guard: "isNothingSent", target: "nothingSent" },
        { guard: "isGranted", target: "granted" },
        { guard: "isRefused", target: "refused" },
        { target: "undecided" }
      ]
    },

    nothingSent: {
      description: "The shop sends nothing of what is done in it, so there is nothing to ask.",
      initial: "quiet",
      states: {
        quiet: { description: "Nothing is said.", on: { DETAILS_OPENED: "details" } },
        details: {
          tags: "details",
          description: "The driver reads what is stored in the browser, all of it necessary.",
          on: { DETAILS_CLOSED: { target: "quiet", actions: "leaveDetails" } }
        }
      }
    },

    undecided: {
      description: "The driver has not decided yet; nothing is sent.",
      initial: "notice",
      states: {
        notice: {
          description: "The question stands at the edge of the page, which can be used all the same.",
          on: {
            AGREED: { target: "#consent.granted.quiet", actions: keep("granted") },
            REFUSED: { target: "#consent.refused.quiet", actions: keep("refused") },
            DECIDED_ELSEWHERE: [
              {
                guard: { type: "isYes", params: ({ event }) => event.decision },
                target: "#consent.granted.quiet"
              },
              { target: "#consent.refused.quiet" }
            ],
            DETAILS_OPENED: "details"
          }
        },
        details: {
          tags: "details",
          description: "The driver reads what is stored and what would be sent, and may decide there.",
          on: {
            AGREED: { target: "#consent.granted.details", actions: keep("granted") },
            REFUSED: { target: "#consent.refused.details", actions: keep("refused") },
            DECIDED_ELSEWHERE: [
              {
                guard: { type: "isYes", params: ({ event }) => event.decision },
                target: "#consent.granted.details"
              },
              { target: "#consent.refused.details" }
            ],
            DETAILS_CLOSED: { target: "notice", actions: "leaveDetails" }
          }
        }
      }
    },

    granted: {
      description: "The driver has agreed: steps and failures are sent, with plates made unreadable.",
      initial: "quiet",
      states: {
        quiet: {
          description: "Nothing is asked any more.",
          on: {
            DECIDED_ELSEWHERE: {
              guard: { type: "isNo", params: ({ event }) => event.decision },
              target: "#consent.refused.quiet"
            },
            DETAILS_OPENED: "details"
          }
        },
        details: {
          tags: "details",
          description: "The driver reads what is stored and sent, and can take the yes back.",
          on: {
            REFUSED: { target: "#consent.refused.details", actions: keep("refused") },
            DECIDED_ELSEWHERE: {
              guard: { type: "isNo", params: ({ event }) => event.decision },
              target: "#consent.refused.details"
            },
            DETAILS_CLOSED: { target: "quiet", actions: "leaveDetails" }
          }
        }
      }
    },

    refused: {
      description: "The driver has refused, or has taken the yes back: nothing is sent.",
      initial: "quiet",
      states: {
        quiet: {
          description: "Nothing is asked any more.",
          on: {
            DECIDED_ELSEWHERE: {
              guard: { type: "isYes", params: ({ event }) => event.decision },
              target: "#consent.granted.quiet"
            },
            DETAILS_OPENED: "details"
          }
        },
        details: {
          tags: "details",
          description: "The driver reads what is stored, and can agree after all.",
          on: {
            AGREED: { target: "#consent.granted.details", actions: keep("granted") },
            DECIDED_ELSEWHERE: {
              guard: { type: "isYes", params: ({ event }) => event.decision },
              target: "#consent.granted.details"
            },
            DETAILS_CLOSED: { target: "quiet", actions: "leaveDetails" }
          }
        }
      }
    }
  }
})

export type ConsentActor = ActorRefFrom<typeof consentMachine>
