/** What the actor of the app's version really does. */
import { Effect } from "effect"
import { appVersionMachine, type LoadVersionFailure } from "../../../machines/app-version/index.ts"
import { currentCommitHash } from "../../services/app-version.ts"
import { sharedSlot, text } from "../../services/storage.ts"
import { fromEffect, type Run } from "../from-effect.ts"

const slot = sharedSlot<string>({ name: "reloaded-for", version: 1, area: "session", decode: text(100) })

/** The build for which this tab reloaded itself last. */
export const reloadedFor = {
  ...slot,
  /** Whether this browser keeps anything through a reload. */
  isKept: (): boolean => {
    const before = slot.read()
    slot.write(before ?? "none")
    const isKept = slot.read() !== undefined
    if (before === undefined) slot.remove()
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
      storeReload: (_, commitHash) => slot.write(commitHash),
      reload: () => window.location.reload()
    }
  })
