/** Exports the app version flow. */
export {
  type AppVersionContext,
  type AppVersionEvent,
  type AppVersionInput,
  appVersionMachine,
  type LoadVersionFailure,
  type ReloadObstacle,
  type VersionUnreadable
} from "./app-version.machine.ts"
