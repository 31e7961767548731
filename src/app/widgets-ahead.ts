/**
 * Asks for the heavy widgets while the driver looks at a page, so that the screen that shows one finds it in the
 * browser's cache. Whoever saves data loads none that is not shown.
 */

/** Not in all browsers, and so in no list of types. */
interface Connection {
  readonly saveData?: boolean
}

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true
}

const fetchAll = () => {
  import("../ui/aria/DayCalendar.tsx").catch(() => undefined)
}

export const fetchWidgetsAhead = (): void => {
  if (savesData()) return
  if ("requestIdleCallback" in window) requestIdleCallback(fetchAll)
  else setTimeout(fetchAll, 1000)
}
