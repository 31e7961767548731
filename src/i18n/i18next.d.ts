// Types `t` with every key and placeholder: a key missing from every `texts.ts` is a type error.
import "i18next"
import type { German } from "./catalogue.ts"

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation"
    resources: { translation: German }
    interpolationPrefix: "{"
    interpolationSuffix: "}"
  }
}
