/** What lies over the page: the cart, the messages, the question for a verification code. */
import { Suspense } from "react"
import { CartDialog } from "./CartDialog.tsx"
import type { Companions } from "./companions.ts"
import { PromptDialog } from "./lazy-screens.ts"
import { Messages } from "./Messages.tsx"
import type { StageView } from "./stage.ts"
import type { App } from "./start.ts"

interface OverlaysProps {
  readonly app: App
  readonly view: StageView
  readonly companions: Companions | null
}

export default function Overlays({ app, view, companions }: OverlaysProps) {
  return (
    <>
      <CartDialog app={app} view={view} />
      {companions === null ? null : (
        <>
          <Messages actor={companions.notifications} />
          <Suspense>
            <PromptDialog actor={companions.verificationPrompt} />
          </Suspense>
        </>
      )}
    </>
  )
}
