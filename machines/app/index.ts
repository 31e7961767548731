export type { AppEvent, Message } from "./app.events.ts"
export * from "./app.machine.ts"
export * from "./pages.ts"
