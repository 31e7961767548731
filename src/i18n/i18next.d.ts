// Types `t` with every key: a key that no JSON of src/locales/de has is a type error.
import "i18next"
import type { Catalogue } from "./catalogue.ts"

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation"
    resources: { translation: Catalogue }
    interpolationPrefix: "{"
    interpolationSuffix: "}"
  }
}
