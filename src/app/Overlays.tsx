/** Overlays besides the cart: messages, the cookie question, the prompt for a verification code. */
import { useSelector } from "@xstate/react"
import { lazy, Suspense } from "react"
import type { AppContext } from "../../machines/app/index.ts"
import { shopOf } from "../../machines/app/pages.ts"
import { ConsentNotice } from "../features/consent/ConsentNotice.tsx"
import { withTranslations } from "../i18n/index.ts"
import { forgetDevice } from "../services/forget-device.ts"
import { knownCountry, latestShop } from "../services/remembered.ts"
import type { Background } from "./background-actors.ts"
import { Consent } from "./Consent.tsx"
import HashDialogs from "./HashDialogs.tsx"
import { Messages } from "./Messages.tsx"
import { pageFacts } from "./page-facts.ts"
import { type App, accessOf, userOf } from "./running-app.ts"
import { ScreenBoundary } from "./ScreenBoundary.tsx"

const PromptDialog = lazy(
  withTranslations(() => import("../features/verification-prompt/VerificationPrompt.tsx"))
)

interface OverlaysProps {
  readonly app: App
  readonly background: Background
}

/** Returns the country of the shop on the page, else of the shop visited last. */
const countryOf = ({ shop, page }: AppContext): string | null =>
  shop?.areaCountry ?? knownCountry(shopOf(page) ?? latestShop.read() ?? "").read() ?? null

/** Clears the device; ends the session at the provider, too, or without a session reloads the app. */
const forgetAll = async ({ actor }: App): Promise<void> => {
  const isSignedIn = userOf(actor) !== null
  await forgetDevice()
  if (isSignedIn) accessOf(actor).send({ type: "LOGOUT_REQUESTED" })
  else window.location.assign("/")
}

export default function Overlays({ app, background }: OverlaysProps) {
  const location = useSelector(app.actor, ({ context }) => context)
  const country = countryOf(location)
  return (
    <>
      <HashDialogs facts={() => pageFacts(app.actor)} country={country} shopPath={shopOf(location.page)} />
      <Messages actor={background.notifications}>
        <ConsentNotice actor={background.consent} />
      </Messages>
      <ScreenBoundary page={location.page.name} fallback={null}>
        <Consent
          actor={background.consent}
          shopCountry={country}
          provider={new URL(app.configuration.identityOrigin).host}
          onForget={() => void forgetAll(app)}
        />
      </ScreenBoundary>
      <ScreenBoundary page={location.page.name} fallback={null}>
        <Suspense>
          <PromptDialog actor={background.verificationPrompt} />
        </Suspense>
      </ScreenBoundary>
    </>
  )
}
