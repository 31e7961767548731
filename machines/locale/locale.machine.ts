/** Locale: sets the language of the shop; fetches a catalogue before the page switches to it. */
import { type ActorRefFrom, assign, setup } from "xstate"
import { effect } from "../effect.ts"
import type { Unreachable } from "../failures.ts"
import { isSuccess, settled } from "../settled.ts"

export interface LocaleInput {
  /** BCP 47 tag of the language the page was opened in. */
  readonly locale: string
}

export interface LocaleContext {
  readonly locale: string
  /** The requested language, until its catalogue is loaded. */
  readonly wanted: string
}

export type LocaleEvent =
  | { readonly type: "LANGUAGE_CHOSEN"; readonly locale: string }
  | { readonly type: "TRY_AGAIN" }

export const localeMachine = setup({
  types: {} as { context: LocaleContext; input: LocaleInput; events: LocaleEvent },
  actors: { loadCatalogue: effect<{ readonly locale: string }, void, Unreachable>() },
  guards: { isSuccess },
  actions: {
    rememberRequested: assign((_, wanted: string) => ({ wanted })),
    switchLocale: assign(({ context }) => ({ locale: context.wanted })),
    storeChoice: (_, _locale: string) => {}
  }
}).createMachine({
  id: "locale",
  description: "The driver reads the shop in the language of choice.",
  context: ({ input }) => ({ locale: input.locale, wanted: input.locale }),
  initial: "speaking",
  on: {
    LANGUAGE_CHOSEN: {
      target: ".switching",
      actions: { type: "rememberRequested", params: ({ event }) => event.locale }
    }
  },
  states: {
    speaking: { description: "The page speaks the driver's language." },
    switching: {
      description:
        "The texts of the language asked for are being fetched; the page still speaks the old one.",
      invoke: {
        id: "loadCatalogue",
        src: "loadCatalogue",
        input: ({ context }) => ({ locale: context.wanted }),
        onDone: settled({
          success: {
            target: "speaking",
            actions: ["switchLocale", { type: "storeChoice", params: ({ context }) => context.wanted }]
          },
          failures: { Unreachable: "switchingFailed" }
        }),
        onError: "switchingFailed"
      }
    },
    switchingFailed: {
      description: "The texts could not be fetched; the page keeps its language.",
      on: { TRY_AGAIN: "switching" }
    }
  }
})

export type LocaleActor = ActorRefFrom<typeof localeMachine>
