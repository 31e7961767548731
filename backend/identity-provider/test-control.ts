/**
 * Faults and lifetimes that tests set in a running provider. Only available if the process was started with
 * PARKSCHEIN_TEST_CONTROL=1; see routes/test-control.ts for the endpoints.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { Schema } from "effect"
import { type PasswordCost, passwordCost, testPasswordCost } from "./passwords.ts"

export const Fault = Schema.Struct({
  /** The path that misbehaves, like `/oauth/token`. */
  path: Schema.String.check(Schema.isStartingWith("/")),
  /**
   * status: that status with an OAuth error as JSON; html: that status with a page, as a gateway sends it;
   * hang: no response; drop: the connection breaks; delay: the real response, later.
   */
  kind: Schema.Literals(["status", "html", "hang", "drop", "delay"]),
  status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 400, maximum: 599 }))),
  /** OAuth error code of a "status" fault, like `mfa_required`. */
  error: Schema.optionalKey(Schema.String),
  errorDescription: Schema.optionalKey(Schema.String),
  mfaToken: Schema.optionalKey(Schema.String),
  milliseconds: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 120_000 }))),
  /** Number of affected requests; without it, all until the fault is removed. */
  times: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 })))
})
export type Fault = typeof Fault.Type

export interface TestControl {
  readonly enabled: boolean
  /** Seconds. */
  lifetimes: { accessToken: number; idToken: number }
  /** Cost of hashing new passwords. */
  readonly passwordCost: PasswordCost
  faults: Array<{ fault: Fault; left: number }>
}

// Limits the use of a leaked token; the SDK renews tokens in the background.
const defaultLifetimes = { accessToken: 900, idToken: 3600 } as const

export const makeTestControl = (enabled: boolean): TestControl => ({
  enabled,
  lifetimes: { ...defaultLifetimes },
  passwordCost: enabled ? testPasswordCost : passwordCost,
  faults: []
})

export const resetTestControl = (control: TestControl): void => {
  control.lifetimes = { ...defaultLifetimes }
  control.faults = []
}

const takeFault = (control: TestControl, path: string): Fault | undefined => {
  const found = control.faults.find(({ fault, left }) => fault.path === path && left > 0)
  if (found === undefined) return undefined
  found.left -= 1
  return found.fault
}

const answer = (response: ServerResponse, fault: Fault, appOrigin: string): void => {
  const status = fault.status ?? (fault.kind === "html" ? 502 : 503)
  response.statusCode = status
  response.setHeader("Access-Control-Allow-Origin", appOrigin)
  response.setHeader("Cache-Control", "no-store")
  if (fault.kind === "html") {
    response.setHeader("Content-Type", "text/html; charset=utf-8")
    response.end(`<!doctype html><title>${status}</title><h1>${status}</h1>`)
    return
  }
  response.setHeader("Content-Type", "application/json; charset=utf-8")
  response.end(
    JSON.stringify({
      error: fault.error ?? "temporarily_unavailable",
      error_description: fault.errorDescription ?? "A fault was switched on by a test.",
      ...(fault.mfaToken === undefined ? {} : { mfa_token: fault.mfaToken })
    })
  )
}

/** Applies a fault to the request; true if it was handled. A preflight always gets the real response. */
export const injectFault = async (
  control: TestControl,
  request: IncomingMessage,
  response: ServerResponse,
  appOrigin: string
): Promise<boolean> => {
  if (!control.enabled || request.method === "OPTIONS") return false
  const fault = takeFault(control, (request.url ?? "").split("?")[0] ?? "")
  switch (fault?.kind) {
    case undefined:
      return false
    case "hang":
      return true
    case "drop":
      request.socket.destroy()
      return true
    case "delay":
      await new Promise((resolve) => setTimeout(resolve, fault.milliseconds ?? 1000))
      return false
    case "status":
    case "html":
      answer(response, fault, appOrigin)
      return true
  }
}
