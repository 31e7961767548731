import { Effect } from "effect"
import { appVersionMachine, type LoadVersionFailure } from "../../machines/app-version/index.ts"
import { currentCommitHash } from "../services/app-version.ts"
import { lastReload } from "../services/remembered.ts"
import { fromEffect, type Run } from "./from-effect.ts"

/** Build for which this tab was last reloaded. */
export const reloadedFor = {
  ...lastReload,
  /** Returns true if the storage of this browser survives a reload. */
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
