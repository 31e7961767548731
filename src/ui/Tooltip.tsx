// A button with more to say than fits on it, which turns into a tooltip of React Aria when somebody comes to it; for a pointer
// that only rests on it, before.
import { startTransition, useCallback, useEffect, useState } from "react"
import type { AskedBy, TooltipProps } from "./aria/Tooltip.tsx"
import type { Elements } from "./elements.ts"
import { optional } from "./optional.ts"
import { savesData } from "./saves-data.ts"
import { idle } from "./when-idle.ts"

/** What does not come over the page stands in it. */
const InPlace = ({ children }: { readonly children: Elements }) => children

const Loaded = optional<TooltipProps & AskedBy>(() => import("./aria/Tooltip.tsx"), InPlace)

export default function Tooltip(props: TooltipProps) {
  const [askedBy, setAskedBy] = useState<AskedBy["askedBy"] | null>(null)
  // The button stays until the tooltip is there.
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
