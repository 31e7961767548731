/** Actions that emit events for the root machine: the actor that runs a flow forwards them to it. */
import { emit } from "xstate"
import type { AppEvent } from "./app/app.events.ts"

type EventOf<Type> = Extract<AppEvent, { readonly type: Type }>

// biome-ignore-start lint/suspicious/noExplicitAny: of any flow; without params, with any.
/** Returns an action that emits this event. */
export const tellApp = <Type extends AppEvent["type"], Params extends object | string | null = any>(
  type: Type,
  payload: (params: Params) => Omit<EventOf<Type>, "type">
) =>
  emit<any, any, NoInfer<Params>, any, EventOf<Type>>(
    (_, params) => ({ ...payload(params as Params), type }) as unknown as EventOf<Type>
  )
// biome-ignore-end lint/suspicious/noExplicitAny: of any flow; without params, with any.

/** Action: a call found the session expired, or the page requires a session. */
export const tellSessionLost = tellApp("SESSION_LOST", () => ({}))

/** Action: shows a message at the bottom of the page; the binding of the flow knows which. */
export const tellMessage = tellApp("MESSAGE", () => ({ message: { type: "info" as const, message: "" } }))
