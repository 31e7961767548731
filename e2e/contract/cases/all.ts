/** The cases of every call of the contract. */
import type { NamedCase } from "../support/call-case.ts"
import { administrationCases } from "./administration.ts"
import { cartCases } from "./carts.ts"
import { orderCases } from "./orders.ts"
import { permissionCases } from "./permissions.ts"
import { shopGroupCases } from "./shop-groups.ts"
import { shopCases } from "./shops.ts"
import { stayCases } from "./stays.ts"
import { ticketCases } from "./tickets.ts"

export const allCases: ReadonlyArray<NamedCase> = [
  ...shopCases,
  ...shopGroupCases,
  ...permissionCases,
  ...ticketCases,
  ...stayCases,
  ...cartCases,
  ...orderCases,
  ...administrationCases
]
