/** Pages in place of a page: redirect to the login and back, waiting for the e-mail, reason of a failure. */
import { type ComponentProps, lazy, Suspense } from "react"
import type { AccessActor } from "../../machines/access/index.ts"
import { beforeLogin } from "../boot/before-login.ts"
import { AccessScreen } from "../features/access/AccessScreen.tsx"
import { EmailVerification } from "../features/access/EmailVerification.tsx"
import { useFlow } from "../features/flow.tsx"
import { SystemLayout } from "../features/layouts/SystemLayout.tsx"
import { withTranslations } from "../i18n/index.ts"

const HashDialogs = lazy(withTranslations(() => import("./HashDialogs.tsx")))

interface AccessPagesProps extends Omit<ComponentProps<typeof SystemLayout>, "children"> {
  readonly actor: AccessActor
  readonly shopCountry: string | null
}

export default function AccessPages({ actor, shopCountry, ...frame }: AccessPagesProps) {
  const { context, hasTag } = useFlow(actor)
  const where = beforeLogin(context.destination?.shop ?? null, frame.language, window.location.host)
  return (
    <SystemLayout
      {...frame}
      overlays={
        <Suspense>
          <HashDialogs
            facts={() => ({ shop: where.shop, order: null, plates: [], typed: [], code: null })}
            country={shopCountry}
            shopPath={context.destination?.shop ?? null}
          />
        </Suspense>
      }
    >
      {hasTag("asksForMail") ? (
        <EmailVerification actor={actor} />
      ) : (
        <AccessScreen actor={actor} where={where} />
      )}
    </SystemLayout>
  )
}
