/** The cases of every call of the contract. */
import type { NamedCase } from "../support/call-case.ts"
import * as administration from "./administration.ts"
import * as carts from "./carts.ts"
import * as orders from "./orders.ts"
import * as permissions from "./permissions.ts"
import * as shopGroups from "./shop-groups.ts"
import * as shops from "./shops.ts"
import * as stays from "./stays.ts"
import * as tickets from "./tickets.ts"

const isCase = (exported: object): exported is NamedCase => "definition" in exported

/** Returns the exported cases of a file; it exports helpers, too. */
export const casesIn = (file: Readonly<Record<string, object>>): ReadonlyArray<NamedCase> =>
  Object.values(file).filter(isCase)

export const allCases: ReadonlyArray<NamedCase> = [
  shops,
  shopGroups,
  permissions,
  tickets,
  stays,
  carts,
  orders,
  administration
].flatMap(casesIn)
