/** Error page with its data: the signed-in driver, and the shops visited in this browser. */
import { useSelector } from "@xstate/react"
import type { AppActor } from "../../machines/app/index.ts"
import type { PageNamed } from "../../machines/app/pages.ts"
import { ErrorScreen } from "../pages/error/ErrorScreen.tsx"
import { wantedTarget } from "../services/identity/return-target.ts"
import { visitedShops } from "../services/visited-shops.ts"
import { accessOf } from "./running-app.ts"

interface ErrorPageProps {
  readonly page: PageNamed<"error">
  readonly app: AppActor
}

export default function ErrorPage({ page: { reason }, app }: ErrorPageProps) {
  const access = accessOf(app)
  const isAnonymous = useSelector(access, (snapshot) => snapshot.matches("anonymous"))
  const user = useSelector(access, ({ context }) => context.user)
  return (
    <ErrorScreen
      reason={reason}
      isAnonymous={isAnonymous}
      // The page that a failed login was for.
      wanted={wantedTarget()}
      isUnverified={user?.emailVerified === false}
      shops={reason === "noShop" ? visitedShops() : []}
    />
  )
}
