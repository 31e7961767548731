/** What lies over the page: the cart, the messages, the question for a verification code. */
import { lazy, Suspense, useEffect } from "react"
import { withWords } from "../i18n/index.ts"
import { ConsentNotice } from "../screens/consent/ConsentNotice.tsx"
import { knownCountry, latestShop } from "../services/remembered.ts"
import { CartDialog } from "./CartDialog.tsx"
import { Consent } from "./Consent.tsx"
import type { Companions } from "./companions.ts"
import { Fragments } from "./Fragments.tsx"
import { keepFocus } from "./keep-focus.ts"
import { Messages } from "./Messages.tsx"
import { shopOf } from "./routes.ts"
import type { StageView } from "./stage.ts"
import type { App } from "./start.ts"

const PromptDialog = lazy(withWords(() => import("../screens/verification-prompt/VerificationPrompt.tsx")))

interface OverlaysProps {
  readonly app: App
  readonly view: StageView
  readonly companions: Companions | null
}

/** Of the shop on the page, else of the one visited last. */
const countryOf = ({ shop, route }: StageView): string | null =>
  shop?.areaCountry ?? knownCountry(shopOf(route) ?? latestShop.read() ?? "").read() ?? null

export default function Overlays({ app, view, companions }: OverlaysProps) {
  useEffect(keepFocus, [])
  return (
    <>
      <CartDialog app={app} view={view} />
      <Fragments country={countryOf(view)} shopPath={shopOf(view.route)} />
      {companions === null ? null : (
        <>
          <Messages actor={companions.notifications}>
            <ConsentNotice actor={companions.consent} />
          </Messages>
          <Consent
            actor={companions.consent}
            shopCountry={countryOf(view)}
            provider={new URL(app.configuration.identityOrigin).host}
          />
          <Suspense>
            <PromptDialog actor={companions.verificationPrompt} />
          </Suspense>
        </>
      )}
    </>
  )
}
