/**
 * Prefetches what a purchase needs next while the driver looks at a page: the form of a ticket, the cart and
 * their heavy widgets, so that a tap finds them in the browser's cache. Prefetches nothing in data-saving mode.
 */
import type { AppRuntime } from "../bindings/runtime.ts"
import { fetchModal } from "../ui/Dialog.tsx"
import { savesData } from "../ui/saves-data.ts"
import { idle } from "../ui/when-idle.ts"
import { cartCode, pageCodeOf } from "./lazy-pages.ts"

const fetchAll = (runtime: AppRuntime) => {
  for (const coming of [
    pageCodeOf("ticket")
      ?.load()
      .then((code) => code.preload(runtime)),
    cartCode.load().then((code) => code.preload(runtime)),
    import("../ui/aria/AreaList.tsx"),
    import("../ui/aria/CountryList.tsx"),
    import("../ui/aria/DayCalendar.tsx"),
    import("../ui/aria/TimeSegments.tsx"),
    import("../ui/aria/Tooltip.tsx"),
    fetchModal()
  ])
    coming?.catch(() => undefined)
}

export const prefetchNextPages = (runtime: AppRuntime): void => {
  if (savesData()) return
  void idle(1000).then(() => fetchAll(runtime))
}
