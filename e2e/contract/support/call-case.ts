/** How a call of the contract is tried: with what it works, by whom, and what makes it fail. */
import type { allEndpoints, EndpointName } from "../../../schemas/api/all.ts"
import type { RefusalStatus } from "../../../schemas/api/index.ts"
import type { InputOf, SuccessOf } from "../../../src/services/http/index.ts"
import type { Client } from "./client.ts"
import type { Fixture } from "./fixture.ts"

type EndpointOf<Name extends EndpointName> = (typeof allEndpoints)[Name]
type Made<T> = T | Promise<T>

export interface ErrorCase<Input> {
  readonly status: RefusalStatus
  /** The stable code. */
  readonly code: string
  /** Brings about what is wrong, and gives the input that meets it. */
  readonly input: (fixture: Fixture) => Made<Input>
  readonly as?: (fixture: Fixture) => Made<Client>
  /** Puts right what `input` has put wrong for others. */
  readonly after?: (fixture: Fixture) => Promise<unknown>
}

/** A request that no client of ours would send. */
export interface RawRequest {
  readonly path?: string
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
}

export interface CallCase<Input, Answer> {
  readonly as: (fixture: Fixture) => Client
  /** Input with which the call works; made anew for each try that gets as far as using it. */
  readonly input: (fixture: Fixture) => Made<Input>
  readonly ok: (answer: Answer, input: Input, fixture: Fixture) => Made<void>
  /** What the call documents beyond what every call has in common. */
  readonly errors: ReadonlyArray<ErrorCase<Input>>
  /** What the service cannot read, where it does not follow from the endpoint. */
  readonly unreadable?: (fixture: Fixture, input: Input) => RawRequest
}

export interface NamedCase {
  readonly name: EndpointName
  readonly definition: CallCase<unknown, unknown>
}

/** A refusal: with this input the call ends in this status and code. */
export const refused = <Input>(
  status: RefusalStatus,
  code: string,
  input: ErrorCase<Input>["input"],
  more: Pick<ErrorCase<Input>, "as" | "after"> = {}
): ErrorCase<Input> => ({ status, code, input, ...more })

/** Ties a call to its cases, with the types of its endpoint. */
export const callCase = <Name extends EndpointName>(
  name: Name,
  definition: CallCase<InputOf<EndpointOf<Name>>, SuccessOf<EndpointOf<Name>>>
): NamedCase => ({ name, definition: definition as unknown as CallCase<unknown, unknown> })

export const byNeu = ({ neu }: Fixture): Client => neu
export const byFahrerin = ({ fahrerin }: Fixture): Client => fahrerin
export const byService = ({ service }: Fixture): Client => service

/** A UUID that nothing has. */
export const nobodysId = "00000000-0000-4000-8000-000000000000"
