/** Describes the tries of a call of the contract: valid input, caller, and causes of refusals. */
import type { allEndpoints, EndpointName } from "../../../schemas/api/all.ts"
import type { RefusalStatus } from "../../../schemas/api/index.ts"
import type { InputOf, SuccessOf } from "../../../src/services/http/index.ts"
import type { Client } from "./client.ts"
import type { Fixture } from "./fixture.ts"

type EndpointOf<Name extends EndpointName> = (typeof allEndpoints)[Name]
type Made<T> = T | Promise<T>

export interface ErrorCase<Input> {
  readonly status: RefusalStatus
  /** Stable error code. */
  readonly code: string
  /** Creates the cause, and returns the input that meets it. */
  readonly input: (fixture: Fixture) => Made<Input>
  readonly as?: (fixture: Fixture) => Made<Client>
  /** Reverts side effects of `input` on other cases. */
  readonly after?: (fixture: Fixture) => Promise<unknown>
}

/** Request that no client of ours sends. */
export interface RawRequest {
  readonly path?: string
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
}

export interface CallCase<Input, Answer> {
  readonly as: (fixture: Fixture) => Client
  /** Returns valid input; called for each try that consumes it. */
  readonly input: (fixture: Fixture) => Made<Input>
  readonly ok: (answer: Answer, input: Input, fixture: Fixture) => Made<void>
  /** Documented errors beyond those of every call. */
  readonly errors: ReadonlyArray<ErrorCase<Input>>
  /** Undecodable request, if it does not follow from the endpoint. */
  readonly unreadable?: (fixture: Fixture, input: Input) => RawRequest
}

export interface NamedCase {
  readonly name: EndpointName
  readonly definition: CallCase<unknown, unknown>
}

/** Returns a refusal: this input ends in this status and code. */
export const refused = <Input>(
  status: RefusalStatus,
  code: string,
  input: ErrorCase<Input>["input"],
  more: Pick<ErrorCase<Input>, "as" | "after"> = {}
): ErrorCase<Input> => ({ status, code, input, ...more })

/** Binds a call to its cases, with the types of its endpoint. */
export const callCase = <Name extends EndpointName>(
  name: Name,
  definition: CallCase<InputOf<EndpointOf<Name>>, SuccessOf<EndpointOf<Name>>>
): NamedCase => ({ name, definition: definition as unknown as CallCase<unknown, unknown> })

export const byNeu = ({ neu }: Fixture): Client => neu
export const byFahrerin = ({ fahrerin }: Fixture): Client => fahrerin
export const byService = ({ service }: Fixture): Client => service

/** UUID of no entity. */
export const nobodysId = "00000000-0000-4000-8000-000000000000"
