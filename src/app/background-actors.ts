/** Access to the flows beside the page, for components that render them or send them events. */
import type { ActorRefFrom } from "xstate"
import type { AppContext } from "../../machines/app/index.ts"
import type { appVersionMachine } from "../../machines/app-version/index.ts"
import type { basketMachine } from "../../machines/basket/index.ts"
import type { consentMachine } from "../../machines/consent/index.ts"
import type { notificationsMachine } from "../../machines/notifications/index.ts"
import type { verificationPromptMachine } from "../../machines/verification-prompt/index.ts"
import type { Message } from "../bindings/environment.ts"

export type BackgroundEvent =
  | { readonly type: "LOCATION_CHANGED"; readonly context: AppContext }
  /** Flows send messages as keys, without a catalogue; the component that shows them adds the texts. */
  | { readonly type: "MESSAGE"; readonly message: Message }

export interface Background {
  readonly basket: ActorRefFrom<typeof basketMachine>
  readonly appVersion: ActorRefFrom<typeof appVersionMachine>
  readonly verificationPrompt: ActorRefFrom<typeof verificationPromptMachine>
  readonly consent: ActorRefFrom<typeof consentMachine>
  readonly notifications: ActorRefFrom<typeof notificationsMachine>
  /** Handles what the root sends to all of them. */
  readonly receive: (event: BackgroundEvent) => void
}

/** Returns the flows; null until they are loaded. */
export const backgroundIn = (loaded: { readonly parts: unknown } | undefined): Background | null =>
  (loaded?.parts ?? null) as Background | null
