/** Long work gives way to the page now and then. */
import { Effect } from "effect"

interface PageScheduler {
  readonly yield?: () => Promise<void>
}

const page: PageScheduler | undefined = (globalThis as { readonly scheduler?: PageScheduler }).scheduler

/** Lets the page have its turn; where the browser can, this goes on before anything new begins. */
export const yieldToMain = Effect.promise(
  () => page?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve))
)
