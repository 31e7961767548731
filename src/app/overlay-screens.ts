/** The screens that lie over a page, each loaded when it is needed. */
import { lazy } from "react"
import { withWords } from "../i18n/index.ts"
import { type FlowScreen, screenOf } from "./lazy-screen.ts"
import { cartScene } from "./scenes.ts"

export const cartScreen = (): FlowScreen => screenOf(cartScene)

export const PromptDialog = lazy(
  withWords(() => import("../screens/verification-prompt/VerificationPrompt.tsx"))
)
