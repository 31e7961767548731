/**
 * App version: a page that stays open for days should not run an old build for ever, and a reload must not
 * lose input. So the page polls for a newer build, reloads by itself only when there is no obstacle, and asks
 * otherwise; once per build, since a reload that brings the old build back would repeat without end (D-20).
 */
import { type ActorRefFrom, assign, setup } from "xstate"
import { effect } from "../effect.ts"
import type { Failure, Unreachable } from "../failures.ts"
import { isSuccess, settled } from "../settled.ts"

/**
 * Reason against reloading the page unasked. `noStorage`: the browser stores nothing across a
 * reload, so the page cannot tell that one has been tried.
 */
export type ReloadObstacle = "unsavedInput" | "modal" | "checkout" | "hiddenTab" | "noStorage"

/** The response has no version: an HTML page, a fault, another shape. */
export type VersionUnreadable = Failure<"VersionUnreadable">

export type LoadVersionFailure = Unreachable | VersionUnreadable

export interface AppVersionInput {
  /** The running build. */
  readonly commitHash: string
  /** The build for which the page last reloaded itself, as stored in the browser. */
  readonly reloadedFor: string | null
}

export interface AppVersionContext extends AppVersionInput {
  /** The build that the version file names. */
  readonly current: string
  readonly obstacles: ReadonlyArray<ReloadObstacle>
}

export type AppVersionEvent =
  /** All present obstacles to a reload, not only the new ones. */
  | { readonly type: "OBSTACLES_CHANGED"; readonly obstacles: ReadonlyArray<ReloadObstacle> }
  /** The driver asks for the new build. */
  | { readonly type: "RELOAD_REQUESTED" }

export const appVersionMachine = setup({
  types: {} as { context: AppVersionContext; input: AppVersionInput; events: AppVersionEvent },
  actors: { loadVersion: effect<void, string, LoadVersionFailure>() },
  guards: {
    isSuccess,
    isRunning: ({ context }) => context.current === context.commitHash,
    hasReloadedForIt: ({ context }) => context.current === context.reloadedFor,
    hasNoObstacle: ({ context }) => context.obstacles.length === 0
  },
  actions: {
    rememberCurrent: assign((_, current: string) => ({ current })),
    changeObstacles: assign((_, obstacles: ReadonlyArray<ReloadObstacle>) => ({ obstacles })),
    rememberReload: assign(({ context }) => ({ reloadedFor: context.current })),
    /** Stores across the reload which build it was for. */
    storeReload: (_, _commitHash: string) => {},
    reload: () => {}
  },
  delays: {
    /** Between two polls of the version file, and before a reload is considered again. */
    pollInterval: 60_000
  }
}).createMachine({
  id: "appVersion",
  description: "The driver works with the current build, without losing anything to a reload.",
  context: ({ input }) => ({ ...input, current: input.commitHash, obstacles: [] }),
  initial: "upToDate",
  on: { OBSTACLES_CHANGED: { actions: { type: "changeObstacles", params: ({ event }) => event.obstacles } } },
  states: {
    upToDate: {
      description: "As far as is known, the current build runs.",
      after: { pollInterval: "checking" }
    },

    checking: {
      description: "The version file is being read; the driver does not notice.",
      invoke: {
        id: "loadVersion",
        src: "loadVersion",
        onDone: settled({
          success: { target: "comparing", actions: "rememberCurrent" },
          failures: { Unreachable: "comparing", VersionUnreadable: "comparing" }
        }),
        onError: "comparing"
      }
    },

    comparing: {
      description:
        "The version file has been read; where it could not be, what was known before still counts.",
      always: [
        { guard: "isRunning", target: "upToDate" },
        { guard: "hasReloadedForIt", target: "reloadIneffective" },
        { guard: "hasNoObstacle", target: "reloading" },
        { target: "updateReady" }
      ]
    },

    updateReady: {
      description: "A newer build is there, but a reload would disturb: a banner offers it.",
      on: { RELOAD_REQUESTED: "reloading" },
      initial: "offering",
      states: {
        offering: { description: "The banner is on the page.", after: { pollInterval: "checkingAgain" } },
        checkingAgain: {
          description: "The version file is being read again, with the banner on the page.",
          invoke: {
            id: "loadVersionAgain",
            src: "loadVersion",
            onDone: settled({
              success: { target: "#appVersion.comparing", actions: "rememberCurrent" },
              failures: { Unreachable: "#appVersion.comparing", VersionUnreadable: "#appVersion.comparing" }
            }),
            onError: "#appVersion.comparing"
          }
        }
      }
    },

    reloading: {
      description: "The page is being reloaded with the newer build.",
      entry: ["rememberReload", { type: "storeReload", params: ({ context }) => context.current }, "reload"],
      /** The reload did not happen: something prevented it. */
      after: { pollInterval: "checking" }
    },

    reloadIneffective: {
      description: "The page has reloaded for this build and still runs another: it waits for the next one.",
      after: { pollInterval: "checking" }
    }
  }
})

export type AppVersionActor = ActorRefFrom<typeof appVersionMachine>
