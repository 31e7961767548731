/** Binds the logic of a flow before it is needed: building a machine takes a slow phone up to 15 ms. */
import { idle } from "../ui/when-idle.ts"
import type { AppRuntime } from "./runtime.ts"

/** `acquire` returns logic for one flow, and prepares the next one's when the page is idle. */
export const boundAhead = <Logic>(bind: (runtime: AppRuntime) => Logic) => {
  const ahead = new WeakMap<AppRuntime, Logic>()
  const prepare = (runtime: AppRuntime): void => {
    ahead.set(runtime, bind(runtime))
  }
  const acquire = (runtime: AppRuntime): Logic => {
    const logic = ahead.get(runtime) ?? bind(runtime)
    ahead.delete(runtime)
    void idle().then(() => prepare(runtime))
    return logic
  }
  return { prepare, acquire }
}
