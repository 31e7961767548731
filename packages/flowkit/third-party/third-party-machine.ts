/** Machine of a third party, with all that is needed to describe, plan and run it without a screen. */
import type { AnyActorLogic, AnyActorRef } from "xstate"
import type { Flow } from "../model/index.ts"

/** Real logic of a service, and how to cause each of its outcomes. */
export interface RealService {
  readonly logic: AnyActorLogic
  readonly cause: Readonly<Record<string, (child: AnyActorRef) => void>>
}

export interface ThirdPartyMachine {
  /** Source of the behaviour. */
  readonly origin: string
  readonly licence: string
  /** Features of XState that it uses. */
  readonly features: ReadonlyArray<string>
  readonly flow: Flow
  /** For services that a promise, a callback or an observable cannot replace. */
  readonly real?: Readonly<Record<string, RealService>>
}
