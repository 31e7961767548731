/** How a flow says what it wants of another: it tells the root of all flows, which passes it on. */
import type { AppEvent } from "./app/app.events.ts"

type PayloadOf<Type> = Omit<Extract<AppEvent, { readonly type: Type }>, "type">

interface Scope {
  readonly system: { readonly get: (id: string) => { readonly send: (event: AppEvent) => void } | undefined }
}

/** Returns the action or the actor, which tells the root this while it is at work: the map of all flows reads it off. */
export const notifying = <Logic extends object>(tells: AppEvent["type"], logic: Logic): Logic =>
  Object.assign(logic, { tells })

/** Returns an action that tells the root this; a flow that runs alone tells nobody. */
export const tellApp = <Type extends AppEvent["type"], Params>(
  tells: Type,
  payload: (params: Params) => PayloadOf<Type>
) =>
  notifying(tells, ({ system }: Scope, params: Params): void =>
    system.get("app")?.send({ ...payload(params), type: tells } as AppEvent)
  )

/** Action: a call has found the session over, or the page wants somebody to be signed in. */
export const tellSessionLost = tellApp("SESSION_LOST", () => ({}))
