// Button with further content: in a tooltip on hover or keyboard focus, and after a press in a panel, which
// touch and screen readers can enter and leave.
import { type ReactNode, useEffect, useState } from "react"
import { Button } from "react-aria-components/Button"
import { DialogTrigger, Popover } from "react-aria-components/Popover"
import { Tooltip as Shown, TooltipTrigger } from "react-aria-components/Tooltip"
import type { Elements } from "../elements.ts"
import { mainId } from "../focus.ts"
import { hoverGraceDelay, tooltipDelay } from "../measures.ts"
import { recipe } from "../recipe.ts"
import { inLanguage } from "./in-language.tsx"

const tooltip = recipe("tooltip")
const position = { placement: "bottom start", offset: 4 } as const

export interface TooltipProps {
  /** Accessible name of the button. */
  readonly label: string
  readonly trigger: ReactNode
  readonly triggerClassName: string
  readonly children: Elements
  readonly delay?: number
}

export interface AskedBy {
  /** The user's action before the tooltip was loaded. */
  readonly askedBy: "nobody" | "focus" | "press"
}

const Tooltip = (props: TooltipProps & AskedBy) => {
  const { label, trigger, triggerClassName, children, delay = tooltipDelay, askedBy } = props
  const [isOpen, setOpen] = useState(false)
  // After the button is mounted, since the focus returns to it.
  useEffect(() => setOpen(askedBy === "press"), [askedBy])
  const content = <div className={tooltip()}>{children}</div>
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <TooltipTrigger delay={delay} closeDelay={hoverGraceDelay}>
        <Button className={triggerClassName} aria-label={label} autoFocus={askedBy !== "nobody"}>
          {trigger}
        </Button>
        <Shown {...position} UNSTABLE_portalContainer={document.getElementById(mainId) ?? document.body}>
          {content}
        </Shown>
      </TooltipTrigger>
      <Popover {...position}>{content}</Popover>
    </DialogTrigger>
  )
}

export default inLanguage(Tooltip)
