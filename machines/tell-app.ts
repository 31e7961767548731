/** Requests of a flow to another: sent to the root machine, which forwards them. */
import type { AppEvent } from "./app/app.events.ts"

type PayloadOf<Type> = Omit<Extract<AppEvent, { readonly type: Type }>, "type">

interface Scope {
  readonly system: { readonly get: (id: string) => { readonly send: (event: AppEvent) => void } | undefined }
}

/** Returns the action or actor, marked with the event it sends to the root: the map of flows reads it off. */
export const notifying = <Logic extends object>(tells: AppEvent["type"], logic: Logic): Logic =>
  Object.assign(logic, { tells })

/** Returns an action that sends this event to the root; a no-op in a flow that runs alone. */
export const tellApp = <Type extends AppEvent["type"], Params>(
  tells: Type,
  payload: (params: Params) => PayloadOf<Type>
) =>
  notifying(tells, ({ system }: Scope, params: Params): void =>
    system.get("app")?.send({ ...payload(params), type: tells } as AppEvent)
  )

/** Action: a call found the session expired, or the page requires a session. */
export const tellSessionLost = tellApp("SESSION_LOST", () => ({}))
