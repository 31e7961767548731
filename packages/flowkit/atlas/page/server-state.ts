/** State shared with the server: loaded once, then updated from its responses. */
import { useSyncExternalStore } from "react"
import { messageIn } from "./load.ts"

/** Holds a value for all components that use it. */
export const serverState = <Value>(first: Value) => {
  let known = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get: () => known,
    set: (value: Value): void => {
      known = value
      for (const listener of listeners) listener()
    },
    use: (): Value => useSyncExternalStore(subscribe, () => known)
  }
}

/** `outdated`: the flow has been rebuilt since the page was loaded. `gone`: the server is unreachable. */
export type Refusal =
  | { readonly kind: "outdated" | "gone" }
  | { readonly kind: "other"; readonly message: string }

/** Sends a change, and applies the response. Returns the reason why it was not stored; null on success. */
export const send = async <Value>(
  path: string,
  request: unknown,
  set: (value: Value) => void
): Promise<Refusal | null> => {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request)
  }).catch(() => null)
  if (answer === null) return { kind: "gone" }
  if (answer.status === 409) return { kind: "outdated" }
  if (!answer.ok) return { kind: "other", message: (await messageIn(answer)) ?? String(answer.status) }
  set((await answer.json()) as Value)
  return null
}
