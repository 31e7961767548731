/** Which paths a run is about: from the command, by way of the environment, so that each worker finds the same. */
import { type Profile, profiles } from "@parkschein/flowkit/model"
import { flows } from "../flows.ts"
import type { FlowRun } from "./flow-run.ts"
import { type FlowLocale, locales } from "./texts.ts"

/** Where paths are walked: in which language, on how wide a screen. */
export interface Scene {
  readonly locale: FlowLocale
  readonly width: number
  readonly height: number
}

export interface Batch {
  readonly run: FlowRun
  readonly profile: Profile
  readonly scene: Scene
  /** `pictures`: states are looked at, but nothing is tried out. */
  readonly purpose: "test" | "pictures"
  /** Of every state. */
  readonly takesPictures: boolean
  /** Every state is looked at by axe: in light, in dark and in forced colours, or in turn in one of the first two. */
  readonly inspection: "all" | "alternating" | "none"
}

/** Walk the paths of `smoke`: `screens` for the pictures alone, `axe` for the inspection alone. */
const runProfiles = [...profiles, "screens", "axe"] as const

/** At most so many paths of each machine; all of them without a number. */
export const maxPaths = (environment: NodeJS.ProcessEnv = process.env): number => {
  const most = environment["PATHS_MAX"] ?? ""
  return most === "" ? Number.POSITIVE_INFINITY : Number(most)
}

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }

export const nameOfScene = ({ locale, width }: Scene): string => `${locale}-${width}`

/** By name, separated by commas; all of them where none is named. */
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

/** In these, money and dates are to be read: the tests walk them in two languages. */
const purchase: ReadonlyArray<string> = ["shopHome", "ticketConfiguration", "checkout", "paymentReturn"]

/**
 * All paths in the first language on a phone; in the second, on a desk, the paths that show every state of a purchase:
 * what differs there is what is to be read. With machines named, those of any. With a language given, all paths in that
 * one alone; nightly, everything in both; pictures in all languages, of each state on both widths.
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
