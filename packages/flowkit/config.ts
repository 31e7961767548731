/** Configuration of the command line for a project: the default export of `flowkit.config.ts`. */
import type { LaunchOptions, Page } from "@playwright/test"
import type { Story } from "./atlas/stories.ts"
import type { LintOptions } from "./lint/index.ts"

/** Language and viewport in which paths are run. */
export interface Scene {
  /** Tag: `de-DE`. */
  readonly locale: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** All folders and files are relative to the configuration. */
export interface FlowkitConfig {
  /** Folder of `*.flow.ts` and the lock files of plans. Default: `flows`. */
  readonly flows?: string
  /** Folder for the pictures and pages of `draw`. Default: `docs/flows`. */
  readonly documents?: string
  /** Folder for results of runs and the atlas; not for the repository. Default: `.flowkit`. */
  readonly results?: string
  /** File of the sign-offs, for the repository. Default: `docs/flows/sign-off.json`. */
  readonly signOffs?: string
  /** Stories across flows that the atlas shows as strips of screens. */
  readonly stories?: ReadonlyArray<Story>
  /** Roles whose sign-off each transition needs. Default: `["product owner"]`. */
  readonly roles?: ReadonlyArray<string>
  readonly lint?: LintOptions
  readonly app?: {
    /** Address of the app, for paths in a browser: `http://127.0.0.1:4173`. */
    readonly url: string
    /** Starts the app if the address does not respond; stopped after the run. */
    readonly command?: string
  }
  /** Launch options of Chromium; `CHROME_PATH` selects one other than Playwright's. */
  readonly browser?: LaunchOptions
  /** Default: English, 1280 × 800. `ci` runs the first one; pictures are taken of all. */
  readonly scenes?: ReadonlyArray<Scene>
  /** Returns the screen for drivers and assertions. Default: `{ page, locale }`. */
  readonly screen?: (page: Page, scene: Scene) => unknown
  /** Fixed time of the page's clock. Default: `2026-11-21T09:00:00Z`. */
  readonly now?: string
  /** Maximum number of situations that a plan's search looks at. Default: 20,000. */
  readonly situations?: number
  /** Replaces values of the context that may differ between plan and app, by key, in both: times, random ids. */
  readonly plainValue?: (key: string, value: unknown) => unknown
  /** Milliseconds to wait for a state or a request. Default: 5,000. */
  readonly timeout?: number
}

/** Returns the configuration unchanged; type-checks it. */
export const defineConfig = (config: FlowkitConfig): FlowkitConfig => config
