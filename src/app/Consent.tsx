/** Consent over a page: its question, and the “Cookies” dialog once it is opened. */
import { useSelector } from "@xstate/react"
import { lazy, Suspense, useRef } from "react"
import type { ConsentActor } from "../../machines/consent/index.ts"

const ConsentDetails = lazy(() => import("../features/consent/ConsentDetails.tsx"))

interface ConsentProps {
  readonly actor: ConsentActor
  readonly shopCountry: string | null
  readonly provider: string
  readonly onForget: () => void
}

export const Consent = (props: ConsentProps) => {
  const isOpen = useSelector(props.actor, (snapshot) => Object.values(snapshot.value).includes("details"))
  // Stays mounted after the first opening: a dialog that closes restores the focus.
  const wasOpened = useRef(false)
  wasOpened.current ||= isOpen
  return wasOpened.current ? (
    <Suspense>
      <ConsentDetails {...props} />
    </Suspense>
  ) : null
}
