import { Effect } from "effect"
import type { i18n } from "i18next"
import { localeMachine } from "../../machines/locale/index.ts"
import { acceptLocale, changeLocale } from "../i18n/index.ts"
import { chosenLanguage } from "../services/remembered.ts"
import { fromEffect, type Run } from "./from-effect.ts"

export const bindLocale = (run: Run<never>, translations: i18n, spoken: (locale: string) => void) =>
  localeMachine.provide({
    actors: {
      loadCatalogue: fromEffect(run)("loadCatalogue", ({ locale }: { readonly locale: string }) =>
        Effect.tryPromise({
          try: (signal) => changeLocale(translations, acceptLocale(locale), signal),
          catch: () => ({ _tag: "Unreachable" as const })
        })
      )
    },
    actions: {
      storeChoice: (_, locale) => {
        chosenLanguage.write(locale)
        spoken(locale)
      }
    }
  })
