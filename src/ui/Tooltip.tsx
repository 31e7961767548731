// A button with more to say: what it says appears on hover, focus or press, in the top layer, and never leaves the screen.
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import type { tooltip as definition } from "../styles/recipes/surfaces.ts"
import { tooltipDelay } from "./measures.ts"
import { placeNear } from "./place-near.ts"
import { recipe } from "./recipe.ts"
import { createTooltipTiming, type TooltipState } from "./tooltip-timing.ts"

const tooltip = recipe<typeof definition>("tooltip")

interface TooltipProps {
  /** Read out as the name of the button. */
  readonly label: string
  readonly trigger: ReactNode
  readonly triggerClassName?: string
  readonly children: ReactNode
  readonly delay?: number
}

export const Tooltip = ({
  label,
  trigger,
  triggerClassName,
  children,
  delay = tooltipDelay
}: TooltipProps) => {
  const [state, setState] = useState<TooltipState>("closed")
  const [timing] = useState(() => createTooltipTiming(setState, delay))
  const button = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const pressing = useRef(false)
  const id = useId()
  const open = state !== "closed"

  useEffect(() => timing.stop, [timing])
  useEffect(() => {
    const floating = content.current
    const anchor = button.current
    if (!open || floating === null || anchor === null) return
    floating.showPopover()
    placeNear(anchor, floating)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      // An open dialog around it stays open: Escape closes one thing at a time.
      event.preventDefault()
      timing.close()
    }
    const onScroll = (event: Event) => event.target !== floating && timing.close()
    document.addEventListener("keydown", onKey, true)
    document.addEventListener("scroll", onScroll, true)
    return () => {
      document.removeEventListener("keydown", onKey, true)
      document.removeEventListener("scroll", onScroll, true)
      if (floating.matches(":popover-open")) floating.hidePopover()
    }
  }, [open, timing])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={(event) => event.pointerType === "mouse" && timing.pointerEnter()}
        onPointerLeave={(event) => event.pointerType === "mouse" && timing.pointerLeave()}
        onPointerDown={() => {
          pressing.current = true
        }}
        // The focus that comes with a press is not the keyboard's: the press itself decides.
        onFocus={() => !pressing.current && timing.focus()}
        onBlur={timing.close}
        onClick={() => {
          pressing.current = false
          timing.press()
        }}
      >
        {trigger}
      </button>
      <div
        ref={content}
        id={id}
        popover="manual"
        className={tooltip()}
        data-tooltip={state}
        onPointerEnter={timing.pointerEnter}
        onPointerLeave={timing.pointerLeave}
      >
        {open && children}
      </div>
    </>
  )
}
