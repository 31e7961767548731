/** Optional parts of a page: one that fails to load is omitted or replaced, without an error. */
import { type ComponentType, lazy } from "react"

const Nothing = () => null

export const optional = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead: ComponentType<Props> = Nothing
) => lazy(() => load().catch(() => ({ default: instead })))
