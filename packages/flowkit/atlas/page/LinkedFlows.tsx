/** Flows that call this one, or are called from here, each with the reason. */
import type { FlowLink } from "../data.ts"
import { LinkButton } from "./controls.tsx"
import { useFlowTitle } from "./load.ts"
import { useLanguage } from "./words.ts"

interface Properties {
  readonly heading: string
  readonly links: ReadonlyArray<FlowLink>
  /** The end of the links that is listed. */
  readonly end: "from" | "to"
  readonly onFlow: (id: string) => void
}

export const LinkedFlows = ({ heading, links, end, onFlow }: Properties) => {
  const language = useLanguage()
  const titleOf = useFlowTitle()
  return links.length === 0 ? null : (
    <>
      <h3>{heading}</h3>
      <ul className="links">
        {links.map(({ [end]: id, by, label }) => (
          <li key={`${id} ${by}`}>
            <LinkButton onClick={() => onFlow(id)}>{titleOf(id)}</LinkButton> – {label[language]}
          </li>
        ))}
      </ul>
    </>
  )
}
