/** The flows beside the page, for who shows them or speaks to them. */
import type { Background } from "./background.ts"
import type { AppActor } from "./running-app.ts"

/** Null until they are there. */
export const besideIn = (loaded: { readonly parts: unknown } | undefined): Background | null =>
  (loaded?.parts ?? null) as Background | null

export const besideOf = (app: AppActor): Background | null =>
  besideIn(app.getSnapshot().children.background?.getSnapshot())
