// Makes `t` know every key and every placeholder: a key that no `texts.ts` has is a type error.
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
