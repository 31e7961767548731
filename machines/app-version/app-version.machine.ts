/**
 * App version: a page that stays open for days should not run an old build for ever, and nobody should lose
 * anything to a reload. So the page looks for a newer build, reloads by itself only when nothing is in the way, and
 * asks otherwise; once per build, since a reload that brings the old build back would repeat without end (D-20).
 */
import { assign, setup } from "xstate"
import { effect } from "../effect.ts"
import type { Unreachable } from "../failures.ts"
import { settled, succeeded } from "../settled.ts"

/**
 * Why the page must not be reloaded under the driver's hands. `noStorage`: the browser keeps nothing through a reload,
 * so nobody would know that one has been tried.
 */
export type ReloadObstacle = "unsavedInput" | "modal" | "checkout" | "hiddenTab" | "noStorage"

/** There was an answer, but no version in it: a page of HTML, a fault, another shape. */
export interface VersionUnreadable {
  readonly _tag: "VersionUnreadable"
}

export type LoadVersionFailure = Unreachable | VersionUnreadable

export interface AppVersionInput {
  /** The build that runs. */
  readonly commitHash: string
  /** The build for which the page reloaded itself last, as the browser remembers it. */
  readonly reloadedFor: string | null
}

export interface AppVersionContext extends AppVersionInput {
  /** The build that the version file names. */
  readonly current: string
  readonly obstacles: ReadonlyArray<ReloadObstacle>
}

export type AppVersionEvent =
  /** What is in the way of a reload now; the whole list. */
  | { readonly type: "OBSTACLES_CHANGED"; readonly obstacles: ReadonlyArray<ReloadObstacle> }
  /** The driver wants the new build now. */
  | { readonly type: "RELOAD_REQUESTED" }

export const appVersionMachine = setup({
  types: {} as { context: AppVersionContext; input: AppVersionInput; events: AppVersionEvent },
  actors: {
    /** Reads the version file. */
    loadVersion: effect<void, string, LoadVersionFailure>()
  },
  guards: {
    succeeded,
    isRunning: ({ context }) => context.current === context.commitHash,
    hasReloadedForIt: ({ context }) => context.current === context.reloadedFor,
    isUndisturbed: ({ context }) => context.obstacles.length === 0
  },
  actions: {
    rememberCurrent: assign((_, current: string) => ({ current })),
    changeObstacles: assign((_, obstacles: ReadonlyArray<ReloadObstacle>) => ({ obstacles })),
    rememberReload: assign(({ context }) => ({ reloadedFor: context.current })),
    /** Keeps through the reload which build it was for. */
    storeReload: (_, _commitHash: string) => {},
    reload: () => {}
  },
  delays: {
    /** Between two looks at the version file, and before a reload is considered again. */
    pollInterval: 60_000
  }
}).createMachine({
  id: "appVersion",
  description: "The driver works with the current build, without losing anything to a reload.",
  context: ({ input }) => ({ ...input, current: input.commitHash, obstacles: [] }),
  initial: "upToDate",
  on: {
    OBSTACLES_CHANGED: {
      actions: { type: "changeObstacles", params: ({ event }) => event.obstacles }
    }
  },
  states: {
    upToDate: {
      description: "As far as is known, the current build runs.",
      after: { pollInterval: "looking" }
    },

    looking: {
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
        { guard: "hasReloadedForIt", target: "reloadedInVain" },
        { guard: "isUndisturbed", target: "reloading" },
        { target: "updateReady" }
      ]
    },

    updateReady: {
      description: "A newer build is there, but a reload would disturb: a banner offers it.",
      on: { RELOAD_REQUESTED: "reloading" },
      initial: "offering",
      states: {
        offering: {
          description: "The banner is on the page.",
          after: { pollInterval: "lookingAgain" }
        },
        lookingAgain: {
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
      /** Still here: something kept the page from going. */
      after: { pollInterval: "looking" }
    },

    reloadedInVain: {
      description: "The page has reloaded for this build and still runs another: it waits for the next one.",
      after: { pollInterval: "looking" }
    }
  }
})
