/** Loan of a book: typed outcomes, composed guards, params, forbidden event, named delay, final state. */
import { and, assign, not, or, setup } from "xstate"
import { hasFailed, isSuccess, slot } from "./outcome.ts"

interface Book {
  readonly title: string
  readonly copies: number
}
interface Offline {
  readonly _tag: "Offline"
}
interface BookNotFound {
  readonly _tag: "BookNotFound"
}

export const libraryLoanMachine = setup({
  types: {} as {
    input: { readonly member: boolean }
    context: {
      readonly member: boolean
      readonly book: Book | null
      readonly weeks: number
      readonly tries: number
    }
    events:
      | { readonly type: "TITLE_ENTERED"; readonly title: string }
      | { readonly type: "WEEKS_CHOSEN"; readonly weeks: number }
      | { readonly type: "LOAN_REQUESTED" }
      | { readonly type: "TRY_AGAIN" }
      | { readonly type: "LEFT" }
  },
  actors: {
    findBook: slot<{ readonly title: string }, Book, Offline | BookNotFound>(),
    lend: slot<void, null, Offline>()
  },
  guards: {
    isSuccess,
    isOffline: hasFailed("Offline"),
    isMember: ({ context }) => context.member,
    hasCopies: ({ context }) => (context.book?.copies ?? 0) > 0,
    isAtMost: ({ context }, limit: { readonly weeks: number }) => context.weeks <= limit.weeks,
    hasTitle: (_, title: string) => title !== "",
    hasTriesLeft: ({ context }) => context.tries < 1
  },
  actions: {
    rememberBook: assign((_, book: Book | null) => ({ book })),
    rememberWeeks: assign((_, weeks: number) => ({ weeks })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 })
  },
  delays: { patience: 10_000 }
}).createMachine({
  id: "libraryLoan",
  description: "A reader looks for a book and borrows it.",
  context: ({ input }) => ({ member: input.member, book: null, weeks: 2, tries: 0 }),
  initial: "asking",
  on: { LEFT: ".left" },
  states: {
    asking: {
      description: "The reader types a title.",
      on: {
        TITLE_ENTERED: {
          guard: { type: "hasTitle", params: ({ event }) => event.title },
          target: "searching"
        }
      }
    },
    searching: {
      description: "The shelves are being searched.",
      invoke: {
        id: "findBook",
        src: "findBook",
        input: { title: "" },
        onDone: [
          {
            guard: "isSuccess",
            target: "found",
            actions: {
              type: "rememberBook",
              params: ({ event }) => (event.output._tag === "Success" ? event.output.value : null)
            }
          },
          { guard: "isOffline", target: "unreachable" },
          { target: "unknown" }
        ],
        onError: "unreachable"
      },
      after: { patience: "unreachable" }
    },
    found: {
      description: "The book is there; the reader chooses for how long.",
      on: {
        WEEKS_CHOSEN: { actions: { type: "rememberWeeks", params: ({ event }) => event.weeks } },
        LOAN_REQUESTED: {
          guard: and(["hasCopies", or(["isMember", { type: "isAtMost", params: { weeks: 2 } }])]),
          target: "lending"
        }
      }
    },
    lending: {
      description: "The loan is being written down; nobody can leave now.",
      on: { LEFT: {} },
      invoke: {
        id: "lend",
        src: "lend",
        onDone: [{ guard: "isSuccess", target: "lent" }, { target: "unreachable" }],
        onError: "unreachable"
      }
    },
    lent: { description: "The book is lent.", type: "final" },
    unknown: { description: "No such book.", on: { TRY_AGAIN: "asking" } },
    unreachable: {
      description: "The library does not answer; one more try is offered.",
      on: {
        TRY_AGAIN: [
          { guard: not("hasTriesLeft"), target: "left" },
          { target: "asking", actions: "countTry" }
        ]
      }
    },
    left: { description: "The reader has gone.", type: "final" }
  }
})
