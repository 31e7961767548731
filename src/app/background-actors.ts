/** Access to the flows beside the page, for components that render them or send them events. */
import type { AppContext } from "../../machines/app/index.ts"
import type { AppVersionActor } from "../../machines/app-version/index.ts"
import type { BasketActor } from "../../machines/basket/index.ts"
import type { ConsentActor } from "../../machines/consent/index.ts"
import type { NotificationsActor } from "../../machines/notifications/index.ts"
import type { VerificationPromptActor } from "../../machines/verification-prompt/index.ts"
import type { Message } from "../bindings/environment.ts"

export type BackgroundEvent =
  | { readonly type: "LOCATION_CHANGED"; readonly context: AppContext }
  /** Flows send messages as keys, without a catalogue; the component that shows them adds the texts. */
  | { readonly type: "MESSAGE"; readonly message: Message }

export interface Background {
  readonly basket: BasketActor
  readonly appVersion: AppVersionActor
  readonly verificationPrompt: VerificationPromptActor
  readonly consent: ConsentActor
  readonly notifications: NotificationsActor
  /** Handles what the root sends to all of them. */
  readonly receive: (event: BackgroundEvent) => void
}

/** Returns the flows; null until they are loaded. */
export const backgroundIn = (loaded: { readonly parts: unknown } | undefined): Background | null =>
  (loaded?.parts ?? null) as Background | null
