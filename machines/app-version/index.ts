/** The flow of the app's own version. */
export {
  type AppVersionContext,
  type AppVersionEvent,
  type AppVersionInput,
  appVersionMachine,
  type LoadVersionFailure,
  type ReloadObstacle,
  type VersionUnreadable
} from "./app-version.machine.ts"
