/** Back link above the heading of a page. */
import type { ReactNode } from "react"
import { LinkButton } from "../ui/Button.tsx"
import { Cluster } from "../ui/Layout.tsx"
import { arrowLeftIcon } from "../ui/later-icons.ts"

export const BackLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Cluster>
    <LinkButton variant="quiet" edge="start" icon={arrowLeftIcon} href={href}>
      {children}
    </LinkButton>
  </Cluster>
)
