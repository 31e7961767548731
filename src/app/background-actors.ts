/** Access to the flows beside the page, for components that render them or send them events. */
import type { ActorRefFrom } from "xstate"
import type { AppContext } from "../../machines/app/index.ts"
import type { appVersionMachine } from "../../machines/app-version/index.ts"
import type { basketMachine } from "../../machines/basket/index.ts"
import type { consentMachine } from "../../machines/consent/index.ts"
import type { notificationsMachine } from "../../machines/notifications/index.ts"
import type { verificationPromptMachine } from "../../machines/verification-prompt/index.ts"
import type { Message } from "../bindings/environment.ts"
import type { AppActor } from "./running-app.ts"

export interface Background {
  readonly basket: ActorRefFrom<typeof basketMachine>
  readonly appVersion: ActorRefFrom<typeof appVersionMachine>
  readonly verificationPrompt: ActorRefFrom<typeof verificationPromptMachine>
  readonly consent: ActorRefFrom<typeof consentMachine>
  readonly notifications: ActorRefFrom<typeof notificationsMachine>
  readonly say: (message: Message) => void
  /** Tells these flows the location of the driver. */
  readonly follow: (app: AppContext) => void
}

/** Returns the flows; null until they are loaded. */
export const backgroundIn = (loaded: { readonly parts: unknown } | undefined): Background | null =>
  (loaded?.parts ?? null) as Background | null

export const backgroundOf = (app: AppActor): Background | null =>
  backgroundIn(app.getSnapshot().children.background?.getSnapshot())
