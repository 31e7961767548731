// Makes `t` know every key and every placeholder: a key that is not in the German catalogue is a type error.
import "i18next"
import type { de } from "./de.ts"

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation"
    resources: { translation: typeof de }
    interpolationPrefix: "{"
    interpolationSuffix: "}"
  }
}
