/** The flows beside the page, loaded once a page stands. */
import { useEffect, useState } from "react"
import type { Companions } from "./companions.ts"
import type { App } from "./start.ts"

const begun = new WeakMap<App, Promise<Companions>>()

const begin = (app: App): Promise<Companions> => {
  const known = begun.get(app)
  if (known !== undefined) return known
  const beginning = import("./companions.ts").then(({ startCompanions }) => startCompanions(app))
  begun.set(app, beginning)
  // What could not be loaded is asked for again with the next page.
  beginning.catch(() => begun.delete(app))
  return beginning
}

/** Null until they are there; the page works without them. */
export const useCompanions = (app: App, isPageShown: boolean): Companions | null => {
  const [companions, setCompanions] = useState<Companions | null>(null)
  useEffect(() => {
    if (!isPageShown) return
    begin(app).then(setCompanions, () => undefined)
  }, [app, isPageShown])
  return companions
}
