// A button with more to say: in a tooltip while a pointer rests on it or the keyboard is at it, and after a press in a panel
// that fingers and screen readers find their way into and out of.
import { type ReactNode, useEffect, useState } from "react"
import { Button } from "react-aria-components/Button"
import { DialogTrigger, Popover } from "react-aria-components/Popover"
import { Tooltip as Shown, TooltipTrigger } from "react-aria-components/Tooltip"
import type { tooltip as definition } from "../../styles/recipes/surfaces.ts"
import type { Elements } from "../elements.ts"
import { mainId } from "../focus.ts"
import { hoverGraceDelay, tooltipDelay } from "../measures.ts"
import { recipe } from "../recipe.ts"
import { inLanguage } from "./in-language.tsx"

const tooltip = recipe<typeof definition>("tooltip")
const place = { placement: "bottom start", offset: 4 } as const

export interface TooltipProps {
  /** Read out as the name of the button. */
  readonly label: string
  readonly trigger: ReactNode
  readonly triggerClassName: string
  readonly children: Elements
  readonly delay?: number
}

export interface AskedBy {
  /** How somebody came to it before it was there. */
  readonly askedBy: "nobody" | "focus" | "press"
}

const Tooltip = (props: TooltipProps & AskedBy) => {
  const { label, trigger, triggerClassName, children, delay = tooltipDelay, askedBy } = props
  const [isOpen, setOpen] = useState(false)
  // Not before the button is there, which gets the focus back.
  useEffect(() => setOpen(askedBy === "press"), [askedBy])
  const content = <div className={tooltip()}>{children}</div>
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <TooltipTrigger delay={delay} closeDelay={hoverGraceDelay}>
        <Button className={triggerClassName} aria-label={label} autoFocus={askedBy !== "nobody"}>
          {trigger}
        </Button>
        <Shown {...place} UNSTABLE_portalContainer={document.getElementById(mainId) ?? document.body}>
          {content}
        </Shown>
      </TooltipTrigger>
      <Popover {...place}>{content}</Popover>
    </DialogTrigger>
  )
}

export default inLanguage(Tooltip)
