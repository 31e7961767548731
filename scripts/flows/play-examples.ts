/** Cases and outcomes with names of the demo world and words for people: what play mode offers. */
import type { PlayData } from "../../flowkit/atlas/index.ts"
import { appVersion, basket, consent, locale, notifications } from "./play-examples/beside.ts"
import { access, account, plateChange, verification, verificationPrompt } from "./play-examples/driver.ts"
import { checkout, paymentReturn } from "./play-examples/purchase.ts"

/** By folder. */
export const playExamples: Readonly<Record<string, PlayData>> = {
  access,
  basket,
  checkout,
  "payment-return": paymentReturn,
  account,
  "verification-prompt": verificationPrompt,
  verification,
  "plate-change": plateChange,
  "app-version": appVersion,
  locale,
  notifications,
  consent
}
