/** The consent over a page: its question, and “Cookies” once somebody opens it. */
import { useSelector } from "@xstate/react"
import { lazy, Suspense, useRef } from "react"
import type { ConsentActor } from "../features/consent/ConsentNotice.tsx"

const ConsentDetails = lazy(() => import("../features/consent/ConsentDetails.tsx"))

interface ConsentProps {
  readonly actor: ConsentActor
  readonly shopCountry: string | null
  readonly provider: string
  readonly onForget: () => void
}

export const Consent = (props: ConsentProps) => {
  const isOpen = useSelector(props.actor, (snapshot) => Object.values(snapshot.value).includes("details"))
  // Stays once it was opened: a dialog that closes gives the focus back.
  const wasOpened = useRef(false)
  wasOpened.current ||= isOpen
  return wasOpened.current ? (
    <Suspense>
      <ConsentDetails {...props} />
    </Suspense>
  ) : null
}
