/** All endpoints of the contract by name. For servers, tests and documentation; the browser imports single endpoints. */
import { type Endpoint, isEndpoint } from "./endpoint.ts"
import * as contract from "./index.ts"

type Contract = typeof contract
export type EndpointName = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never
}[keyof Contract]

const route = ({ path, method }: Endpoint): string => `${path} ${method}`

/** Endpoints sorted by path, so that related ones are adjacent. */
export const allEndpoints = Object.fromEntries(
  Object.values<unknown>(contract)
    .filter(isEndpoint)
    .toSorted((one, other) => (route(one) < route(other) ? -1 : 1))
    .map((call) => [call.name, call])
) as unknown as Pick<Contract, EndpointName>

/** Returns the pattern of the paths that a template such as `/v1/:shopId/cart` stands for. */
export const pathPattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(/:[A-Za-z]+/g, "[^/]+")}$`)
