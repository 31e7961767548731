/** The shop service for the tests of one file, and its callers: constants that work once the tests run. */
import { forTests } from "../../testing/for-tests.ts"
import { type Driver, driverWith } from "./driver.ts"
import type { TokenOptions } from "./issuer.ts"
import { startShopService, startTwoProcesses, type TestShopService } from "./start-shop-service.ts"

/** Starts a service before the tests of the file, and stops it after them. */
export const shopService = () => forTests(() => startShopService())

/** The same with a second process on the same database. */
export const twoProcesses = () => forTests(startTwoProcesses)

/** Returns a driver of the service, at `elsewhere` if it is another process of it. */
export const driverOf = (
  service: Pick<TestShopService, "origin" | "issuer">,
  subject: string,
  options?: TokenOptions,
  elsewhere: () => { readonly origin: string } = () => service
): Driver => {
  let token: Promise<string> | undefined
  return driverWith(
    () => elsewhere().origin,
    () => {
      token ??= service.issuer.token(subject, options)
      return token
    }
  )
}
