/** Made by the build: the machines of the product, each in a file of its own. */
declare module "virtual:machines" {
  import type { AnyStateMachine } from "xstate"
  export const machines: Readonly<Record<string, (() => Promise<AnyStateMachine>) | undefined>>
}
