/** Services of every page, provided once, and the function that runs effects with them. */
import { Layer, ManagedRuntime, Tracer } from "effect"
import type { Configuration } from "../configuration.ts"
import { ServerClock } from "../services/clock.ts"
import { type AccessToken, Gateway } from "../services/http/index.ts"
import { retryPolicies } from "../services/http/retry-policies.ts"
import { Identity, type SessionClient } from "../services/identity/index.ts"
import { Tabs } from "../services/tabs.ts"
import { makePageTracer, type PageTracer } from "../services/tracing/page-tracer.ts"
import { type Environment, TellApp } from "./environment.ts"
import type { Run } from "./from-effect.ts"

export type PageServices = Gateway | AccessToken | Identity | ServerClock | Tabs

export interface AppRuntime {
  readonly layer: Layer.Layer<PageServices>
  readonly memoMap: Layer.MemoMap
  readonly run: Run<PageServices>
  readonly environment: Environment
  readonly tracer: PageTracer
}

export const makeRuntime = (
  configuration: Configuration,
  session: SessionClient,
  environment: Environment
): AppRuntime => {
  const ground = Identity.layer(session).pipe(Layer.provideMerge(Layer.merge(Tabs.layer, ServerClock.layer)))
  const tracer = makePageTracer()
  const layer = Gateway.layer({
    origin: configuration.apiOrigin,
    adapters: configuration.adapters,
    retryPolicy: retryPolicies[configuration.retryPolicy]
  }).pipe(
    Layer.provideMerge(ground),
    Layer.provideMerge(Layer.succeed(Tracer.Tracer, tracer)),
    Layer.provideMerge(Layer.succeed(TellApp, environment.tell))
  )
  const { memoMap, runFork } = ManagedRuntime.make(layer)
  return { layer, memoMap, run: (effect) => runFork(effect), environment, tracer }
}
