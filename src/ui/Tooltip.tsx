// Button with more content than fits on it. React Aria's tooltip replaces it on focus or press, and earlier
// where the pointer can hover.
import { startTransition, useCallback, useEffect, useState } from "react"
import type { AskedBy, TooltipProps } from "./aria/Tooltip.tsx"
import type { Elements } from "./elements.ts"
import { optional } from "./optional.ts"
import { savesData } from "./saves-data.ts"
import { idle } from "./when-idle.ts"

/** If the tooltip fails to load, its content is rendered in place. */
const InPlace = ({ children }: { readonly children: Elements }) => children

const Loaded = optional<TooltipProps & AskedBy>(() => import("./aria/Tooltip.tsx"), InPlace)

export default function Tooltip(props: TooltipProps) {
  const [askedBy, setAskedBy] = useState<AskedBy["askedBy"] | null>(null)
  // In a transition: the button stays until the tooltip is loaded.
  const ask = useCallback(
    (by: AskedBy["askedBy"]) => startTransition(() => setAskedBy((first) => first ?? by)),
    []
  )
  useEffect(() => {
    if (matchMedia("(hover: hover)").matches && !savesData()) idle(1000).then(() => ask("nobody"))
  }, [ask])
  return askedBy === null ? (
    <button
      type="button"
      className={props.triggerClassName}
      aria-label={props.label}
      aria-expanded={false}
      onFocus={({ target }) => target.matches(":focus-visible") && ask("focus")}
      onClick={() => ask("press")}
    >
      {props.trigger}
    </button>
  ) : (
    <Loaded {...props} askedBy={askedBy} />
  )
}
