/** Opens the app for one test, and runs actors of its bindings. */
import { onTestFinished } from "vitest"
import { type AnyActorLogic, createActor, waitFor } from "xstate"
import { type OpenedApp, openApp } from "./open-app.tsx"

/** Opens the app until the test has ended. */
export const openForTest = async (...of: Parameters<typeof openApp>): Promise<OpenedApp> => {
  const opened = await openApp(...of)
  onTestFinished(() => opened[Symbol.asyncDispose]())
  return opened
}

/** Returns the output of an actor of a binding. */
export const outputOf = async (actor: unknown, input: unknown): Promise<unknown> => {
  const started = createActor(actor as AnyActorLogic, { input }).start()
  return (await waitFor(started, ({ status }) => status === "done")).output
}
