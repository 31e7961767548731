// Non-blocking question at the lower edge of the page, among the messages; stays until answered.
import { type HTMLAttributes, type ReactNode, useId } from "react"
import type { Elements } from "./elements.ts"
import { Cluster, Column } from "./Layout.tsx"
import { slotRecipe } from "./recipe.ts"

const slot = slotRecipe("toast")({ tone: "info" })

interface EdgeNoticeProps extends Omit<HTMLAttributes<HTMLElement>, "className" | "title"> {
  readonly title: string
  readonly children: Elements
  readonly actions: ReactNode
}

export const EdgeNotice = ({ title, children, actions, ...rest }: EdgeNoticeProps) => {
  const titleId = useId()
  return (
    <section {...rest} className={slot("root")} aria-labelledby={titleId}>
      <div className={slot("body")}>
        <Column gap="sm">
          <h2 id={titleId} className={slot("message")}>
            {title}
          </h2>
          {children}
          <Cluster>{actions}</Cluster>
        </Column>
      </div>
    </section>
  )
}
