/** Checks currency and time zone of a parking area. */
import type { AreaSetting } from "../../../schemas/area-setting.ts"
import { type Refusal, refusal } from "./refusal.ts"

const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}

/** Prices are in hundredths. */
const hasHundredths = (currency: string): boolean =>
  Intl.supportedValuesOf("currency").includes(currency) &&
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits === 2

/** Returns why an area cannot have these; null if it can. */
export const areaProblem = ({ currency, timeZone }: AreaSetting): Refusal | null => {
  if (!hasHundredths(currency))
    return refusal("E_AREA_INVALID", "There is no such currency with hundredths: CHF is one.", "currency")
  return isTimeZone(timeZone)
    ? null
    : refusal("E_AREA_INVALID", "There is no such time zone: Europe/Zurich is one.", "timeZone")
}
