/** Parts without which the page stands as well: one that cannot be loaded is left out or stood in for, and nothing breaks. */
import { type ComponentType, lazy } from "react"

const Nothing = () => null

export const optional = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead: ComponentType<Props> = Nothing
) => lazy(() => load().catch(() => ({ default: instead })))
