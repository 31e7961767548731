/** What the actor of the app's version really does. */
import { Effect } from "effect"
import { appVersionMachine, type LoadVersionFailure } from "../../machines/app-version/index.ts"
import { currentCommitHash } from "../services/app-version.ts"
import { lastReload } from "../services/remembered.ts"
import { fromEffect, type Run } from "./from-effect.ts"

/** The build for which this tab reloaded itself last. */
export const reloadedFor = {
  ...lastReload,
  /** Whether this browser keeps anything through a reload. */
  isKept: (): boolean => {
    const before = lastReload.read()
    lastReload.write(before ?? "none")
    const isKept = lastReload.read() !== undefined
    if (before === undefined) lastReload.remove()
    return isKept
  }
}

export const bindAppVersion = (run: Run<never>) =>
  appVersionMachine.provide({
    actors: {
      loadVersion: fromEffect(run)("loadVersion", () =>
        currentCommitHash(window.location.origin).pipe(
          Effect.mapError(
            (error): LoadVersionFailure =>
              error._tag === "FetchError" ? { _tag: "Unreachable" } : { _tag: "VersionUnreadable" }
          )
        )
      )
    },
    actions: {
      storeReload: (_, commitHash) => lastReload.write(commitHash),
      reload: () => window.location.reload()
    }
  })
