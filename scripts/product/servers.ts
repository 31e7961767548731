/** Servers of the product: name, program and port of each. */
import { join } from "node:path"
import { isWeb } from "../../backend/config/rules.ts"
import { origins, ports, portVariable, type Server } from "../../backend/configuration.ts"

export const projectFolder = join(import.meta.dirname, "../..")

export interface ServerPlan {
  readonly name: string
  readonly server: Server
  readonly port: number
  readonly origin: string
  /** Variable that changes the port. */
  readonly variable: string
  readonly program: string
}

const plan = (name: string, server: Server, program: string): ServerPlan => ({
  name,
  server,
  port: ports[server],
  origin: origins[server],
  variable: portVariable(server),
  program: join(projectFolder, program)
})

/** Without a fixed port: announces its address when it listens. */
export const databaseProgram = join(projectFolder, "backend/database/main.ts")

export const identityProvider = plan("identity provider", "identity", "backend/identity-provider/main.ts")
export const shopService = plan("shop service", "api", "backend/shop-service/main.ts")
export const paymentPage = plan("payment page", "payment", "backend/payment-page/main.ts")
export const appServer = plan("shop", "app", "backend/app-server/main.ts")
export const backEnd: readonly ServerPlan[] = [identityProvider, shopService, paymentPage]

/** Replaces the app server: the same page with hot reload. */
export const developmentServer = plan("shop", "app", "scripts/product/development-server.ts")

/** Settings for servers started by local commands: the demo, unless a public address is configured. */
export const localDemo: Readonly<Record<string, string>> = isWeb(process.env) ? {} : { PARKSCHEIN_DEMO: "1" }
