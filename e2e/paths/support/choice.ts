/** Choice of paths of a run: from the command by the environment, so that all workers have the same. */
import { type Profile, profiles } from "@parkschein/flowkit/model"
import { flows } from "../flows.ts"
import type { FlowRun } from "./flow-run.ts"
import { type FlowLocale, locales } from "./texts.ts"

/** Language and width for a walk of paths. */
export interface Scene {
  readonly locale: FlowLocale
  readonly width: number
  readonly height: number
}

export interface Batch {
  readonly run: FlowRun
  readonly profile: Profile
  readonly scene: Scene
  /** `pictures`: shows states, without trying controls. */
  readonly purpose: "test" | "pictures"
  /** Takes a screenshot of every state. */
  readonly takesPictures: boolean
  /** axe inspects every state: in light, dark and forced colours, or alternating between the first two. */
  readonly inspection: "all" | "alternating" | "none"
}

/** Use the paths of `smoke`: `screens` only for screenshots, `axe` only for inspections. */
const runProfiles = [...profiles, "screens", "axe"] as const

/** Maximum number of paths per machine; all paths without a number. */
export const maxPaths = (environment: NodeJS.ProcessEnv = process.env): number => {
  const most = environment["PATHS_MAX"] ?? ""
  return most === "" ? Number.POSITIVE_INFINITY : Number(most)
}

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }

export const nameOfScene = ({ locale, width }: Scene): string => `${locale}-${width}`

/** Returns flows by comma-separated names; all flows for an empty text. */
export const chosenFlows = (names: string): ReadonlyArray<FlowRun> => {
  const wanted = names.split(",").filter((name) => name !== "")
  const unknown = wanted.filter((name) => !flows.some(({ flow }) => flow.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `There are no paths for "${unknown.join(", ")}". Machines with paths: ${flows.map(({ flow }) => flow.name).join(", ")}.`
    )
  }
  return wanted.length === 0 ? flows : flows.filter(({ flow }) => wanted.includes(flow.name))
}

const oneOf = <Name extends string>(what: string, name: string, known: ReadonlyArray<Name>): Name => {
  const found = known.find((one) => one === name)
  if (found === undefined) throw new Error(`There is no ${what} "${name}". Known: ${known.join(", ")}.`)
  return found
}

/** `xx` stands for the language with its country. */
const localeOf = (name: string): FlowLocale =>
  oneOf("language", locales.find((locale) => locale.startsWith(`${name}-`)) ?? name, locales)

const scenesOf = (sizes: ReadonlyArray<typeof phone>, languages: ReadonlyArray<FlowLocale>) =>
  languages.flatMap((locale) => sizes.map((size) => ({ locale, ...size })))

/** Flows with amounts and dates, tested in two languages. */
const purchase: ReadonlyArray<string> = ["shopHome", "ticketConfiguration", "checkout", "paymentReturn"]

/**
 * Returns all paths in the first language on a phone; in the second, on a desktop, those that cover every
 * state of a purchase, since formats differ, or of the named machines. With a language: all paths in that one
 * only; nightly: all paths in both; pictures: all languages, each state in both widths.
 */
export const batches = (environment: NodeJS.ProcessEnv = process.env): ReadonlyArray<Batch> => {
  const chosen = oneOf("profile", environment["PATHS_PROFILE"] ?? "ci", runProfiles)
  const takesPictures = chosen === "screens"
  const profile = chosen === "screens" || chosen === "axe" ? "smoke" : chosen
  const locale = environment["PATHS_LOCALE"] ?? ""
  const [first, second] = locales
  const scenes: ReadonlyArray<readonly [Profile, Scene]> = takesPictures
    ? scenesOf([phone], locale === "" ? locales : [localeOf(locale)]).map((scene) => [profile, scene])
    : chosen === "axe"
      ? [
          ...scenesOf([phone], locale === "" ? locales : [localeOf(locale)]),
          ...scenesOf([desktop], locale === "" ? [first] : [])
        ].map((scene) => [profile, scene])
      : locale !== ""
        ? [[profile, { locale: localeOf(locale), ...phone }]]
        : profile === "nightly"
          ? [first, second].flatMap((each) => [
              [profile, { locale: each, ...phone }] as const,
              ["ci", { locale: each, ...desktop }] as const
            ])
          : [
              [profile, { locale: first, ...phone }],
              ["smoke", { locale: second, ...desktop }]
            ]
  const names = environment["PATHS_MACHINES"] ?? ""
  const isWalked = ({ flow }: FlowRun, scene: Scene): boolean =>
    chosen !== "ci" || names !== "" || scene.locale !== second || purchase.includes(flow.name)
  return chosenFlows(names).flatMap((run) =>
    scenes
      .filter(([, scene]) => isWalked(run, scene))
      .map(([each, scene]) => ({
        run,
        profile: each,
        scene,
        purpose: profile === chosen ? "test" : "pictures",
        takesPictures,
        inspection:
          chosen === "axe" || chosen === "nightly"
            ? "all"
            : chosen === "ci" && scene.locale === first && maxPaths(environment) === Number.POSITIVE_INFINITY
              ? "alternating"
              : "none"
      }))
  )
}
