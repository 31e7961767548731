/** Yields to the page during long work. */
import { Effect } from "effect"

interface PageScheduler {
  readonly yield?: () => Promise<void>
}

const page: PageScheduler | undefined = (globalThis as { readonly scheduler?: PageScheduler }).scheduler

/** Yields to the page; where the browser can, the work continues before new tasks begin. */
export const yieldToMain = Effect.promise(
  () => page?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve))
)
