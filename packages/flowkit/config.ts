/** What the command line needs to know of a project: `flowkit.config.ts`, whose default export this is. */
import type { LaunchOptions, Page } from "@playwright/test"
import type { Story } from "./atlas/stories.ts"
import type { LintOptions } from "./lint/index.ts"

/** A language and a size in which paths are walked. */
export interface Scene {
  /** `de-DE` */
  readonly locale: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** All folders and files are relative to the configuration. */
export interface FlowkitConfig {
  /** Folder of `*.flow.ts`; lock files of plans lie beside them. `flows` */
  readonly flows?: string
  /** Folder for the pictures and pages that `draw` writes. `docs/flows` */
  readonly documents?: string
  /** Folder for what runs leave and where the atlas is built; not for the repository. `.flowkit` */
  readonly results?: string
  /** File of the sign-offs, for the repository. `docs/flows/sign-off.json` */
  readonly signOffs?: string
  /** Ways through the flows that the atlas shows as strips of screens. */
  readonly stories?: ReadonlyArray<Story>
  /** Whose sign-off each transition needs: `["product owner"]`. */
  readonly roles?: ReadonlyArray<string>
  readonly lint?: LintOptions
  readonly app?: {
    /** Where the app is, for paths in a browser: `http://127.0.0.1:4173`. */
    readonly url: string
    /** Starts the app where nothing answers at the address; it is ended with the run. */
    readonly command?: string
  }
  /** How Chromium is started; `CHROME_PATH` names one that is not Playwright's own. */
  readonly browser?: LaunchOptions
  /** English on 1280 × 800 unless said otherwise. The first one is walked by `ci`, all of them for pictures. */
  readonly scenes?: ReadonlyArray<Scene>
  /** What drivers and assertions get: `{ page, locale }` unless said otherwise. */
  readonly screen?: (page: Page, scene: Scene) => unknown
  /** The moment at which the page's clock stands: `2026-11-21T09:00:00Z`. */
  readonly now?: string
  /** Milliseconds to wait for a state or a request: 5,000. */
  readonly timeout?: number
}

/** The configuration as it is, checked by the compiler. */
export const defineConfig = (config: FlowkitConfig): FlowkitConfig => config
